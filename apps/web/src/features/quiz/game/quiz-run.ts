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

/** Milliseconds. */
export const timings = {
  question: quizRules.secondsPerQuestion * 1000,
  /** From the choice of an answer to its verdict. */
  selection: 200,
  feedbackIfRight: 3000,
  feedbackIfWrong: 1000,
} as const;

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

export interface QuizParts {
  calls: QuizCalls;
  sounds: QuizSounds;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Whether the page is visible. */
  isSeen: () => boolean;
  random: () => number;
}

/** The answer to a training question; undefined for another, whose answer the server keeps. */
function includedAnswer(question: QuizQuestion | TrainingQuestion) {
  if (!('correctAnswer' in question)) return undefined;
  return { correct: question.correctAnswer, picture: question.answerPicture ?? null };
}

const prizes = { Pokemon: 'pokemon', FaceIcon: 'face-icon' } as const;

/** The course of a quiz: which question comes when, what ends it, and what a won quiz gives. */
export function createQuizRun(session: QuizSession, { calls, now, isSeen, random }: QuizParts) {
  const { get, apply, nextStep, after, receive } = session;
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
        // The server sends the next training question for a streak that it knows of already.
        await lastReport;
        return ask();
      },
      (question) => {
        apply({ type: 'arrived', question, deadline: now() + timings.question });
        after(timings.question, checkTime);
      },
      (error) => {
        const { page, kind } = get();
        const isSecretRun = page === 'Questions' && kind !== 'Training';
        if (error instanceof Refusal && isSecretRun) refuse(error);
        // Where no quiz has begun, the page before it stays, with what can be retried there.
        else fail(page === 'Questions' ? () => load(ask) : retryBefore);
      },
    );
  }

  function fail(retry: (() => void) | undefined): void {
    apply({ type: 'failed' });
    session.setRetry(retry);
  }

  /** Ends a run that the server has refused to continue. */
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

  /** Goes by the clock: timers of a hidden page come late, or early after it was asleep. */
  function checkTime(): void {
    const state = get();
    if (state.phase !== 'answering') return;
    const left = state.deadline - now();
    if (left > 0) after(left, checkTime);
    // A hidden training waits, because it would go on for ever.
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
      // A record that could not be saved spoils no game.
      lastReport = calls.reportStreak(state.streak).catch(() => {});
    }
    after(right ? timings.feedbackIfRight : timings.feedbackIfWrong, proceed);
  }

  /** Goes on after a verdict: to the next question, or to the end of the quiz. */
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
