import {
  type QuizQuestion,
  quizRules,
  type SecretPrize,
  type TrainingQuestion,
} from '@poketorneo/contract';
import { drawSuccessPicture } from '../../../ui/success-picture/success-picture.ts';
import {
  type Award,
  introState,
  isLast,
  isRight,
  type Prize,
  type QuizEvent,
  type QuizKind,
  type QuizState,
  reduceQuiz,
} from './quiz-state.ts';

/** Milliseconds. */
export const timings = {
  question: quizRules.secondsPerQuestion * 1000,
  /** From the choice of an answer to its verdict. */
  selection: 200,
  feedbackIfRight: 3000,
  feedbackIfWrong: 1000,
} as const;

/** Thrown by a call that the server has refused, as opposed to one that has not reached it. */
export class Refusal extends Error {}

/** What the game asks the server for. */
export interface QuizCalls {
  firstQuestion(prize: SecretPrize): Promise<QuizQuestion>;
  nextQuestion(): Promise<QuizQuestion>;
  correctAnswer(answerId: number): Promise<number>;
  randomQuestion(): Promise<TrainingQuestion>;
  /** Saves a streak; for visitors it does nothing. */
  reportStreak(streak: number): Promise<void>;
  award(prize: SecretPrize): Promise<Prize>;
}

export interface QuizSounds {
  cry(address: string): void;
  /** Ends a cry that is still heard. */
  stopCry(): void;
  play(name: 'right' | 'wrong' | 'success' | 'fail'): void;
}

interface QuizGameParts {
  calls: QuizCalls;
  sounds: QuizSounds;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Whether somebody can see the page. */
  isSeen: () => boolean;
  random: () => number;
}

const prizes = { Pokemon: 'pokemon', FaceIcon: 'face-icon' } as const;

/** The quiz as it is played: what happens when, and what is asked of the server. */
export function createQuizGame({ calls, sounds, now, isSeen, random }: QuizGameParts) {
  let state = introState;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the steps of the game: an answer of the server to an earlier step comes to nothing. */
  let step = 0;
  let retry: (() => void) | undefined;
  let lastReport: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();

  function apply(event: QuizEvent): void {
    state = reduceQuiz(state, event);
    for (const listener of listeners) listener();
  }

  function nextStep(): number {
    clearTimeout(timer);
    retry = undefined;
    step += 1;
    return step;
  }

  function after(milliseconds: number, work: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(work, milliseconds);
  }

  async function load(ask: () => Promise<QuizQuestion>): Promise<void> {
    const mine = nextStep();
    try {
      // The next training question counts for a streak that the server knows of already.
      await lastReport;
      const question = await ask();
      if (mine !== step) return;
      apply({ type: 'arrived', question, deadline: now() + timings.question });
      after(timings.question, checkTime);
      if (question.audio !== null) sounds.cry(question.audio);
    } catch (error) {
      if (mine !== step) return;
      if (error instanceof Refusal && state.page === 'Questions') return timeOver();
      apply({ type: 'failed' });
      retry = () => load(ask);
    }
  }

  function begin(kind: QuizKind): void {
    apply({ type: 'started', kind });
    if (kind === 'Training') load(calls.randomQuestion);
    else load(() => calls.firstQuestion(prizes[kind]));
  }

  function goOn(): void {
    apply({ type: 'fetching' });
    load(state.kind === 'Training' ? calls.randomQuestion : calls.nextQuestion);
  }

  function timeOver(): void {
    nextStep();
    apply({ type: 'time-over' });
    if (state.kind === 'Training') load(calls.randomQuestion);
    else sounds.play('fail');
  }

  /** Goes by the clock: timers of a hidden page come late, or early after it was asleep. */
  function checkTime(): void {
    if (state.phase !== 'answering') return;
    const left = state.deadline - now();
    if (left > 0) after(left, checkTime);
    // A training that nobody sees would ask for ever; it waits instead.
    else if (state.kind !== 'Training' || isSeen()) timeOver();
  }

  async function reveal(answerId: number): Promise<void> {
    const mine = nextStep();
    const { question } = state;
    try {
      const correct =
        question !== null &&
        'correctAnswer' in question &&
        typeof question.correctAnswer === 'number'
          ? question.correctAnswer
          : await calls.correctAnswer(answerId);
      if (mine === step) showVerdict(correct);
    } catch (error) {
      if (mine !== step) return;
      if (error instanceof Refusal) return timeOver();
      apply({ type: 'failed' });
      retry = () => reveal(answerId);
    }
  }

  function showVerdict(correct: number): void {
    apply({ type: 'told', correct });
    const right = isRight(state);
    sounds.play(right ? 'right' : 'wrong');
    if (right && state.kind === 'Training') {
      // A record that could not be saved spoils no game.
      lastReport = calls.reportStreak(state.streak).catch(() => {});
    }
    after(right ? timings.feedbackIfRight : timings.feedbackIfWrong, afterVerdict);
  }

  function afterVerdict(): void {
    if (state.kind === 'Training') goOn();
    else if (!isRight(state)) {
      nextStep();
      apply({ type: 'lost' });
      sounds.play('fail');
    } else if (isLast(state)) {
      apply({ type: 'won', picture: drawSuccessPicture(random()) });
      sounds.play('success');
      award();
    } else goOn();
  }

  async function award(): Promise<void> {
    const { kind } = state;
    if (kind === null || kind === 'Training') return;
    const mine = nextStep();
    apply({ type: 'awarded', award: { status: 'pending' } });
    const outcome = await calls.award(prizes[kind]).then(
      (prize): Award => ({ status: 'given', prize }),
      (error: unknown): Award =>
        error instanceof Refusal
          ? { status: 'refused', message: error.message }
          : { status: 'failed' },
    );
    if (mine !== step) return;
    apply({ type: 'awarded', award: outcome });
    if (outcome.status === 'failed') retry = () => award();
  }

  return {
    getState: (): QuizState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Begins a quiz; while one is on its way nothing happens. */
    start(kind: QuizKind): void {
      if (state.phase === 'idle') begin(kind);
    },
    /** Plays the same quiz from its beginning. */
    restart(): void {
      if (state.kind !== null && !(state.phase === 'loading' && !state.failed)) begin(state.kind);
    },
    /** Back to the cards. */
    exit(): void {
      nextStep();
      sounds.stopCry();
      apply({ type: 'left' });
    },
    /** Chooses an answer, unless one is chosen already or the time is over. */
    choose(answerId: number): void {
      if (state.page !== 'Questions' || state.phase !== 'answering') return;
      if (now() >= state.deadline) timeOver();
      else {
        apply({ type: 'chosen', answerId });
        after(timings.selection, () => reveal(answerId));
      }
    },
    replayCry(): void {
      if (state.question?.audio) sounds.cry(state.question.audio);
    },
    /** Makes the call that has failed once more. */
    retry(): void {
      const again = retry;
      retry = undefined;
      if (again === undefined) return;
      apply({ type: 'retried' });
      again();
    },
    /** To be called when the page is seen again. */
    checkTime,
  };
}

export type QuizGame = ReturnType<typeof createQuizGame>;
