import { createQuizRun, type QuizDependencies, timings } from './quiz-run.ts';
import { createQuizSession } from './quiz-session.ts';
import type { QuizKind } from './quiz-state.ts';

/** The actions of a quiz's page. */
export function createQuizGame(dependencies: QuizDependencies) {
  const { now, sounds } = dependencies;
  const session = createQuizSession(sounds);
  const { get, subscribe, apply, schedule } = session;
  const run = createQuizRun(session, dependencies);
  return {
    get,
    subscribe,
    /** Starts a quiz, unless one is starting already. */
    start(kind: QuizKind): void {
      if (get().phase === 'idle') run.begin(kind);
    },
    /** Restarts the same quiz. */
    restart(): void {
      const { kind, phase, failed } = get();
      if (kind !== null && !(phase === 'loading' && !failed)) run.begin(kind);
    },
    /** Returns to the cards. */
    exit(): void {
      session.nextStep();
      apply({ type: 'left' });
    },
    /** Chooses an answer, unless one is chosen or the time is over. */
    choose(answerId: number): void {
      const state = get();
      if (state.phase !== 'answering') return;
      if (now() >= state.deadline) run.endTime();
      else {
        apply({ type: 'chosen', answerId });
        schedule(timings.selection, () => run.judge(state.question, answerId));
      }
    },
    replayCry(): void {
      const state = get();
      if (state.page === 'Questions' && state.question.audio !== null) {
        sounds.cry(state.question.audio);
      }
    },
    /** Repeats the failed call. */
    retry: session.retry,
    /** To be called when the page becomes visible. */
    checkTime: run.checkTime,
  };
}

export type QuizGame = ReturnType<typeof createQuizGame>;
