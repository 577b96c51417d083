import {
  type QuizQuestion,
  quizRules,
  type SecretPrize,
  type TrainingQuestion,
} from '@poketorneo/contract';
import { createStore } from '../../../lib/create-store.ts';
import { drawSuccessPicture } from '../../../ui/success-picture/success-picture.ts';
import { type FlameSound, flameSound } from '../questions/flame.ts';
import {
  type Award,
  introState,
  isLast,
  isRight,
  type Prize,
  type QuestionsState,
  type QuizEvent,
  type QuizKind,
  reduceQuiz,
  type SecretKind,
} from './quiz-state.ts';

/** Milliseconds. */
export const timings = {
  question: quizRules.secondsPerQuestion * 1000,
  /** From the choice of an answer to its verdict. */
  selection: 200,
  feedbackIfRight: 3000,
  feedbackIfWrong: 1000,
} as const;

/**
 * From a verdict to what is heard of the flame, in milliseconds: it comes after the verdict's own sound,
 * when it flares highest, or when its halves fall (see Flame.module.css).
 */
const flameTimes = { flares: 250, falls: 450 } as const;

/** Thrown by a call that the server has refused, as opposed to one that has not reached it. */
export class Refusal extends Error {
  /** Whether the answer came too late, and nothing else is wrong. */
  readonly isTimeOver: boolean;

  constructor(message: string, { isTimeOver = false } = {}) {
    super(message);
    this.isTimeOver = isTimeOver;
  }
}

/** What the game asks the server for. */
export interface QuizCalls {
  firstQuestion(prize: SecretPrize): Promise<QuizQuestion>;
  /** The one after the question that was answered. */
  nextQuestion(answered: Pick<QuizQuestion, 'questionId'>): Promise<QuizQuestion>;
  correctAnswer(question: Pick<QuizQuestion, 'questionId'>, answerId: number): Promise<number>;
  /** The Pokémon that the answer to a question was; null where it was none. */
  answerPicture(question: Pick<QuizQuestion, 'questionId'>): Promise<string | null>;
  /** The first question of a training, and then each next one. */
  firstTrainingQuestion(): Promise<TrainingQuestion>;
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
  /** Plays over what is heard already. */
  playFlame(name: FlameSound): void;
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

/** The answer to a training question, which comes with it. */
function answerThatCameWith(question: QuizQuestion | TrainingQuestion) {
  if (!('correctAnswer' in question)) return undefined;
  return { correct: question.correctAnswer, picture: question.answerPicture ?? null };
}

const prizes = { Pokemon: 'pokemon', FaceIcon: 'face-icon' } as const;

/** The quiz as it is played: what happens when, and what is asked of the server. */
export function createQuizGame({ calls, sounds, now, isSeen, random }: QuizGameParts) {
  const quiz = createStore(introState);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flameTimer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the steps of the game: an answer of the server to an earlier step comes to nothing. */
  let step = 0;
  let retry: (() => void) | undefined;
  let lastReport: Promise<void> = Promise.resolve();

  function apply(event: QuizEvent): void {
    quiz.set(reduceQuiz(quiz.get(), event));
  }

  function nextStep(): number {
    clearTimeout(timer);
    clearTimeout(flameTimer);
    retry = undefined;
    step += 1;
    return step;
  }

  function after(milliseconds: number, work: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(work, milliseconds);
  }

  async function load(ask: () => Promise<QuizQuestion>): Promise<void> {
    const retryBefore = retry;
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
      if (error instanceof Refusal && isSecretRun()) return refused(error);
      apply({ type: 'failed' });
      // Where no quiz has begun, the page before it stays, with what can be done there.
      retry = quiz.get().page === 'Questions' ? () => load(ask) : retryBefore;
    }
  }

  function begin(kind: QuizKind): void {
    apply({ type: 'started', kind });
    if (kind === 'Training') load(calls.firstTrainingQuestion);
    else load(() => calls.firstQuestion(prizes[kind]));
  }

  function goOn({ kind, question }: QuestionsState): void {
    apply({ type: 'fetching' });
    load(kind === 'Training' ? calls.randomQuestion : () => calls.nextQuestion(question));
  }

  function isSecretRun(): boolean {
    const { page, kind } = quiz.get();
    return page === 'Questions' && kind !== 'Training';
  }

  /** The run cannot go on. */
  function refused({ message, isTimeOver }: Refusal): void {
    if (isTimeOver) timeOver();
    else {
      nextStep();
      apply({ type: 'refused', message });
      sounds.play('fail');
    }
  }

  function timeOver(): void {
    nextStep();
    apply({ type: 'time-over' });
    const state = quiz.get();
    if (state.page !== 'Questions') sounds.play('fail');
    else {
      const flame = flameSound(state);
      if (flame !== null) sounds.playFlame(flame);
      load(calls.randomQuestion);
    }
  }

  /** Goes by the clock: timers of a hidden page come late, or early after it was asleep. */
  function checkTime(): void {
    const state = quiz.get();
    if (state.phase !== 'answering') return;
    const left = state.deadline - now();
    if (left > 0) after(left, checkTime);
    // A training that nobody sees would ask for ever; it waits instead.
    else if (state.kind !== 'Training' || isSeen()) timeOver();
  }

  async function reveal(question: QuizQuestion, answerId: number): Promise<void> {
    const mine = nextStep();
    try {
      const known = answerThatCameWith(question);
      const correct = known?.correct ?? (await calls.correctAnswer(question, answerId));
      if (mine !== step) return;
      showVerdict(correct, known?.picture ?? null);
      if (known === undefined) showPicture(question, mine);
    } catch (error) {
      if (mine !== step) return;
      if (error instanceof Refusal) return refused(error);
      apply({ type: 'failed' });
      retry = () => reveal(question, answerId);
    }
  }

  /** Who does not get to see it has missed no more than that. */
  async function showPicture(question: QuizQuestion, mine: number): Promise<void> {
    const picture = await calls.answerPicture(question).catch(() => null);
    if (mine === step) apply({ type: 'pictured', picture });
  }

  function showVerdict(correct: number, picture: string | null): void {
    apply({ type: 'told', correct, picture });
    const state = quiz.get();
    if (state.page !== 'Questions') return;
    const right = isRight(state);
    sounds.play(right ? 'right' : 'wrong');
    const flame = flameSound(state);
    if (flame !== null) {
      const time = right ? flameTimes.flares : flameTimes.falls;
      flameTimer = setTimeout(() => sounds.playFlame(flame), time);
    }
    if (right && state.kind === 'Training') {
      // A record that could not be saved spoils no game.
      lastReport = calls.reportStreak(state.streak).catch(() => {});
    }
    after(right ? timings.feedbackIfRight : timings.feedbackIfWrong, afterVerdict);
  }

  function afterVerdict(): void {
    const state = quiz.get();
    if (state.page !== 'Questions') return;
    if (state.kind === 'Training') goOn(state);
    else if (!isRight(state)) {
      nextStep();
      apply({ type: 'lost' });
      sounds.play('fail');
    } else if (isLast(state)) {
      apply({ type: 'won', picture: drawSuccessPicture(random()) });
      sounds.play('success');
      award(state.kind);
    } else goOn(state);
  }

  async function award(kind: SecretKind): Promise<void> {
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
    if (outcome.status === 'failed') retry = () => award(kind);
  }

  return {
    get: quiz.get,
    subscribe: quiz.subscribe,
    /** Begins a quiz; while one is on its way nothing happens. */
    start(kind: QuizKind): void {
      if (quiz.get().phase === 'idle') begin(kind);
    },
    /** Plays the same quiz from its beginning. */
    restart(): void {
      const { kind, phase, failed } = quiz.get();
      if (kind !== null && !(phase === 'loading' && !failed)) begin(kind);
    },
    /** Back to the cards. */
    exit(): void {
      nextStep();
      sounds.stopCry();
      apply({ type: 'left' });
    },
    /** Chooses an answer, unless one is chosen already or the time is over. */
    choose(answerId: number): void {
      const state = quiz.get();
      if (state.phase !== 'answering') return;
      if (now() >= state.deadline) timeOver();
      else {
        apply({ type: 'chosen', answerId });
        after(timings.selection, () => reveal(state.question, answerId));
      }
    },
    replayCry(): void {
      const state = quiz.get();
      if (state.page === 'Questions' && state.question.audio !== null) {
        sounds.cry(state.question.audio);
      }
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
