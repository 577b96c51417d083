import { createStore } from '../../../lib/create-store.ts';
import { createSoundEffects, type QuizSounds } from './quiz-sounds.ts';
import { introState, type QuizEvent, reduceQuiz } from './quiz-state.ts';

/**
 * The state of a quiz and its current step. A new step cancels the timers and ignores the pending
 * responses of the previous one.
 */
export function createQuizSession(sounds: QuizSounds) {
  const quiz = createStore(introState);
  const soundEffects = createSoundEffects(sounds);
  let step = 0;
  /** Repeats the failed call of this step. */
  let pendingRetry: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function apply(event: QuizEvent): void {
    quiz.set(reduceQuiz(quiz.get(), event));
    soundEffects.play(event, quiz.get());
  }

  return {
    get: quiz.get,
    subscribe: quiz.subscribe,
    apply,

    nextStep(): void {
      clearTimeout(timer);
      soundEffects.cancel();
      pendingRetry = undefined;
      step += 1;
    },

    /** Schedules `work` in this step, replacing the scheduled one. */
    schedule(milliseconds: number, work: () => void): void {
      clearTimeout(timer);
      timer = setTimeout(work, milliseconds);
    },

    /** Passes on the result of a call, unless another step has begun. */
    async receive<Response>(
      call: () => Promise<Response>,
      onResponse: (response: Response) => void,
      onFailure: (error: unknown) => void,
    ): Promise<void> {
      const ownStep = step;
      try {
        const response = await call();
        if (step === ownStep) onResponse(response);
      } catch (error) {
        if (step === ownStep) onFailure(error);
      }
    },

    getRetry: () => pendingRetry,
    setRetry(retry: (() => void) | undefined): void {
      pendingRetry = retry;
    },

    /** Repeats the failed call. */
    retry(): void {
      const retry = pendingRetry;
      pendingRetry = undefined;
      if (retry === undefined) return;
      apply({ type: 'retried' });
      retry();
    },
  };
}

export type QuizSession = ReturnType<typeof createQuizSession>;
