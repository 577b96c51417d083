import { createQuizRun, type QuizParts, timings } from './quiz-run.ts';
import { createQuizSession } from './quiz-session.ts';
import type { QuizKind } from './quiz-state.ts';

/** A quiz as its page plays it. */
export function createQuizGame(parts: QuizParts) {
  const { now, sounds } = parts;
  const session = createQuizSession(sounds);
  const { get, subscribe, apply, after } = session;
  const run = createQuizRun(session, parts);
  return {
    get,
    subscribe,
    /** Begins a quiz; while one is on its way nothing happens. */
    start(kind: QuizKind): void {
      if (get().phase === 'idle') run.begin(kind);
    },
    /** Plays the same quiz from its beginning. */
    restart(): void {
      const { kind, phase, failed } = get();
      if (kind !== null && !(phase === 'loading' && !failed)) run.begin(kind);
    },
    /** Back to the cards. */
    exit(): void {
      session.nextStep();
      apply({ type: 'left' });
    },
    /** Chooses an answer, unless one is chosen already or the time is over. */
    choose(answerId: number): void {
      const state = get();
      if (state.phase !== 'answering') return;
      if (now() >= state.deadline) run.endTime();
      else {
        apply({ type: 'chosen', answerId });
        after(timings.selection, () => run.judge(state.question, answerId));
      }
    },
    replayCry(): void {
      const state = get();
      if (state.page === 'Questions' && state.question.audio !== null) {
        sounds.cry(state.question.audio);
      }
    },
    /** Makes the call that has failed once more. */
    retry: session.retry,
    /** To be called when the page is seen again. */
    checkTime: run.checkTime,
  };
}

export type QuizGame = ReturnType<typeof createQuizGame>;
