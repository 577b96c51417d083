import {
  type QuizQuestion,
  quizRules,
  type SecretPrize,
  type TrainingQuestion,
} from '@poketorneo/contract';
import { drawSuccessPicture } from '../../../ui/success-picture/success-picture.ts';
import type { QuizSession } from './quiz-session.ts';
import type { QuizSounds } from './quiz-sounds.ts';
import {
  type Award,
  isLast,
  isRight,
  type Prize,
  type QuizKind,
  type SecretKind,
} from './quiz-state.ts';

/** In milliseconds. */
export const timings = {
  question: quizRules.secondsPerQuestion * 1000,
  /** From choosing an answer to its verdict. */
  selection: 200,
  feedbackIfRight: 3000,
  feedbackIfWrong: 1000,
} as const;

/** Thrown by a call that the server has refused, not by network failures. */
export class Refusal extends Error {
  /** Refused only because the answer came too late. */
  readonly isTimeOver: boolean;

  constructor(message: string, { isTimeOver = false } = {}) {
    super(message);
    this.isTimeOver = isTimeOver;
  }
}

export interface QuizCalls {
  firstQuestion(prize: SecretPrize): Promise<QuizQuestion>;
  /** The question after an answered one. */
  nextQuestion(answered: Pick<QuizQuestion, 'questionId'>): Promise<QuizQuestion>;
  correctAnswer(question: Pick<QuizQuestion, 'questionId'>, answerId: number): Promise<number>;
  /** The picture of the right answer; null if it is no Pokémon. */
  answerPicture(question: Pick<QuizQuestion, 'questionId'>): Promise<string | null>;
  /** Starts a training. */
  firstTrainingQuestion(): Promise<TrainingQuestion>;
  randomQuestion(): Promise<TrainingQuestion>;
  /** Saves a streak; does nothing for visitors. */
  reportStreak(streak: number): Promise<void>;
  award(prize: SecretPrize): Promise<Prize>;
}

export interface QuizDependencies {
  calls: QuizCalls;
  sounds: QuizSounds;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Whether the page is visible. */
  isSeen: () => boolean;
  random: () => number;
}

/**
 * The answer of a training question; undefined for secret quizzes, whose answers only the server
 * knows.
 */
function includedAnswer(question: QuizQuestion | TrainingQuestion) {
  if (!('correctAnswer' in question)) return undefined;
  return { correct: question.correctAnswer, picture: question.answerPicture ?? null };
}

const prizes = { Pokemon: 'pokemon', FaceIcon: 'face-icon' } as const;

/** The course of a quiz: its questions, its end and its award. */
export function createQuizRun(
  session: QuizSession,
  { calls, now, isSeen, random }: QuizDependencies,
) {
  const { get, apply, nextStep, schedule, receive } = session;
  let lastReport: Promise<void> = Promise.resolve();

  function begin(kind: QuizKind): void {
    apply({ type: 'started', kind });
    if (kind === 'Training') load(calls.firstTrainingQuestion);
    else load(() => calls.firstQuestion(prizes[kind]));
  }

  function load(ask: () => Promise<QuizQuestion>): void {
    const retryBefore = session.getRetry();
    nextStep();
    void receive(
      async () => {
        // The server draws the next training question by the streak.
        await lastReport;
        return ask();
      },
      (question) => {
        apply({ type: 'arrived', question, deadline: now() + timings.question });
        schedule(timings.question, checkTime);
      },
      (error) => {
        const { page, kind } = get();
        const isSecretRun = page === 'Questions' && kind !== 'Training';
        if (error instanceof Refusal && isSecretRun) refuse(error);
        // Without a running quiz the page stays with its own retry.
        else fail(page === 'Questions' ? () => load(ask) : retryBefore);
      },
    );
  }

  function fail(retry: (() => void) | undefined): void {
    apply({ type: 'failed' });
    session.setRetry(retry);
  }

  /** Ends a run that the server refuses to continue. */
  function refuse({ message, isTimeOver }: Refusal): void {
    if (isTimeOver) endTime();
    else {
      nextStep();
      apply({ type: 'refused', message });
    }
  }

  function endTime(): void {
    nextStep();
    apply({ type: 'time-over' });
    if (get().page === 'Questions') load(calls.randomQuestion);
  }

  /** By the clock: a hidden page's timers fire late, or early after sleep. */
  function checkTime(): void {
    const state = get();
    if (state.phase !== 'answering') return;
    const left = state.deadline - now();
    if (left > 0) schedule(left, checkTime);
    // A hidden training pauses, because it would continue endlessly.
    else if (state.kind !== 'Training' || isSeen()) endTime();
  }

  function judge(question: QuizQuestion, answerId: number): void {
    nextStep();
    const known = includedAnswer(question);
    if (known !== undefined) showVerdict(known.correct, known.picture);
    else {
      void receive(
        () => calls.correctAnswer(question, answerId),
        (correct) => {
          showVerdict(correct, null);
          loadPicture(question);
        },
        (error) => {
          if (error instanceof Refusal) refuse(error);
          else fail(() => judge(question, answerId));
        },
      );
    }
  }

  function loadPicture(question: QuizQuestion): void {
    const show = (picture: string | null) => apply({ type: 'pictured', picture });
    void receive(
      () => calls.answerPicture(question),
      show,
      () => show(null),
    );
  }

  function showVerdict(correct: number, picture: string | null): void {
    apply({ type: 'judged', correct, picture });
    const state = get();
    if (state.page !== 'Questions') return;
    const right = isRight(state);
    if (right && state.kind === 'Training') {
      // A failure to save the streak does not interrupt the game.
      lastReport = calls.reportStreak(state.streak).catch(() => {});
    }
    schedule(right ? timings.feedbackIfRight : timings.feedbackIfWrong, proceed);
  }

  /** After a verdict: the next question or the quiz's end. */
  function proceed(): void {
    const state = get();
    if (state.page !== 'Questions') return;
    if (state.kind === 'Training') loadNext(calls.randomQuestion);
    else if (!isRight(state)) {
      nextStep();
      apply({ type: 'lost' });
    } else if (isLast(state)) {
      apply({ type: 'won', picture: drawSuccessPicture(random()) });
      award(state.kind);
    } else loadNext(() => calls.nextQuestion(state.question));
  }

  function loadNext(ask: () => Promise<QuizQuestion>): void {
    apply({ type: 'fetching' });
    load(ask);
  }

  function award(kind: SecretKind): void {
    nextStep();
    const setAward = (award: Award) => apply({ type: 'awarded', award });
    setAward({ status: 'pending' });
    void receive(
      () => calls.award(prizes[kind]),
      (prize) => setAward({ status: 'given', prize }),
      (error) => {
        if (error instanceof Refusal) setAward({ status: 'refused', message: error.message });
        else {
          setAward({ status: 'failed' });
          session.setRetry(() => award(kind));
        }
      },
    );
  }

  return { begin, judge, endTime, checkTime };
}
