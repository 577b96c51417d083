import type { QuizQuestion } from '@poketorneo/contract';
import type { SuccessPicture } from '../../../ui/success-picture/success-picture.ts';

/** A quiz with a prize. */
export type SecretKind = 'Pokemon' | 'FaceIcon';
export type QuizKind = SecretKind | 'Training';

/** The prize of a won secret quiz. */
export interface Prize {
  name: string;
  /** A path on the asset host. */
  image: string;
}

export type Award =
  | { status: 'pending' }
  | { status: 'given'; prize: Prize }
  /** With the server's message. */
  | { status: 'refused'; message: string }
  | { status: 'failed' };

/** Whether the first question is loading, and whether that failed. */
interface StartingState {
  phase: 'idle' | 'loading';
  failed: boolean;
}

/** The cards, with the quiz that is starting or has failed to. */
export type IntroState = { page: 'Intro'; failed: boolean } & (
  | { phase: 'idle'; kind: QuizKind | null }
  | { phase: 'loading'; kind: QuizKind }
);

/** A question with its answer. */
export type QuestionsState = {
  page: 'Questions';
  kind: QuizKind;
  question: QuizQuestion;
  /** When the time is over, in milliseconds since 1970. */
  deadline: number;
  /** Right answers in a row; training only. */
  streak: number;
  /** The length of a streak that has just ended; 0 if none has. */
  endedStreak: number;
  /** The path of the right answer's picture on the asset host, once revealed. */
  rightPicture: string | null;
  /** A call has failed and can be retried. */
  failed: boolean;
} & (
  | { phase: 'answering'; chosen: null; correct: null }
  | { phase: 'locked'; chosen: number; correct: null }
  | { phase: 'revealed'; chosen: number; correct: number }
  /** The next question is loading; this one stays visible. */
  | { phase: 'loading'; chosen: number | null; correct: number | null }
);

export interface SuccessState extends StartingState {
  page: 'Success';
  kind: SecretKind;
  award: Award;
  picture: SuccessPicture;
}

export interface SetbackState extends StartingState {
  page: 'Fail' | 'TimeIsUp';
  kind: QuizKind;
  question: QuizQuestion;
  /** The right answer; null if not revealed. */
  correct: number | null;
  /** Its picture, if revealed. */
  rightPicture: string | null;
  /** The server's message if it has ended the quiz. */
  refusal: string | null;
}

export type QuizState = IntroState | QuestionsState | SuccessState | SetbackState;

export type QuizEvent =
  | { type: 'started'; kind: QuizKind }
  | { type: 'arrived'; question: QuizQuestion; deadline: number }
  | { type: 'fetching' }
  | { type: 'failed' }
  | { type: 'retried' }
  | { type: 'chosen'; answerId: number }
  | { type: 'judged'; correct: number; picture: string | null }
  | { type: 'pictured'; picture: string | null }
  | { type: 'time-over' }
  | { type: 'lost' }
  | { type: 'refused'; message: string }
  | { type: 'won'; picture: SuccessPicture }
  | { type: 'awarded'; award: Award }
  | { type: 'left' };

export const introState: QuizState = { page: 'Intro', kind: null, phase: 'idle', failed: false };

/** Whether the chosen answer is right. */
export function isRight({ chosen, correct }: QuestionsState): boolean {
  return chosen !== null && chosen === correct;
}

/** Whether it is the last question of a secret quiz. */
export function isLast({ question }: QuestionsState): boolean {
  return question.number === question.total;
}

/** The reducer; events that do not fit the state are ignored. */
export function reduceQuiz(state: QuizState, event: QuizEvent): QuizState {
  switch (event.type) {
    case 'started':
      return started(state, event.kind);
    case 'arrived': {
      if (state.phase !== 'loading') return state;
      const { question, deadline } = event;
      const { streak, endedStreak } = state.page === 'Questions' ? state : noStreak;
      const fresh = { phase: 'answering', chosen: null, correct: null, failed: false } as const;
      const unanswered = { ...fresh, rightPicture: null };
      const series = { streak, endedStreak };
      return { page: 'Questions', kind: state.kind, question, deadline, ...series, ...unanswered };
    }
    case 'failed':
      // Before the first question the quiz can simply be restarted.
      if (state.page !== 'Questions') return { ...state, phase: 'idle', failed: true };
      return { ...state, failed: true };
    case 'retried':
      return { ...state, failed: false };
    case 'awarded':
      return state.page === 'Success' ? { ...state, award: event.award } : state;
    case 'left':
      return introState;
    default:
      return state.page === 'Questions' ? reduceQuestion(state, event) : state;
  }
}

const noStreak = { streak: 0, endedStreak: 0 } as const;

/** The current page stays until the first question arrives. */
function started(state: QuizState, kind: QuizKind): QuizState {
  if (state.page === 'Intro') return { page: 'Intro', kind, phase: 'loading', failed: false };
  const begun = { phase: 'loading', failed: false } as const;
  return state.page === 'Questions' ? { ...state, ...begun, ...noStreak } : { ...state, ...begun };
}

type QuestionEvent = Extract<
  QuizEvent,
  { type: 'fetching' | 'chosen' | 'judged' | 'pictured' | 'time-over' | 'lost' | 'refused' | 'won' }
>;

function reduceQuestion(state: QuestionsState, event: QuestionEvent): QuizState {
  switch (event.type) {
    case 'fetching':
      return { ...state, phase: 'loading', failed: false };
    case 'chosen':
      if (state.phase !== 'answering') return state;
      return { ...state, phase: 'locked', chosen: event.answerId };
    case 'judged': {
      if (state.phase !== 'locked') return state;
      const { correct, picture } = event;
      const verdict = { phase: 'revealed', correct, rightPicture: picture } as const;
      const revealed = { ...state, ...verdict };
      if (state.kind !== 'Training') return revealed;
      if (!isRight(revealed)) return { ...revealed, ...endOf(state) };
      return { ...revealed, streak: state.streak + 1, endedStreak: 0 };
    }
    case 'pictured':
      return state.correct === null ? state : { ...state, rightPicture: event.picture };
    case 'time-over':
      if (state.kind === 'Training') return { ...state, phase: 'loading', ...endOf(state) };
      return setback(state, 'TimeIsUp');
    case 'lost':
      return setback(state, 'Fail');
    case 'refused':
      return setback(state, 'Fail', event.message);
    case 'won': {
      if (state.kind === 'Training') return state;
      const { kind } = state;
      const award = { status: 'pending' } as const;
      return { page: 'Success', kind, phase: 'idle', failed: false, award, picture: event.picture };
    }
  }
}

function endOf({ streak }: QuestionsState) {
  return { streak: 0, endedStreak: streak };
}

function setback(
  { kind, question, correct, rightPicture, failed }: QuestionsState,
  page: SetbackState['page'],
  refusal: string | null = null,
): SetbackState {
  return { page, kind, phase: 'idle', failed, question, correct, rightPicture, refusal };
}
