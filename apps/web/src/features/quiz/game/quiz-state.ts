import type { QuizQuestion } from '@poketorneo/contract';
import type { SuccessPicture } from '../../../ui/success-picture/success-picture.ts';

/** A quiz that can be won. */
export type SecretKind = 'Pokemon' | 'FaceIcon';
export type QuizKind = SecretKind | 'Training';

/** What a won secret quiz has brought. */
export interface Prize {
  name: string;
  /** A path on the asset host. */
  image: string;
}

/** How the award of a won quiz stands. */
export type Award =
  | { status: 'pending' }
  | { status: 'given'; prize: Prize }
  /** Refused, in the server's words. */
  | { status: 'refused'; message: string }
  | { status: 'failed' };

/** Before the first question: whether it is on its way, and whether it did not come. */
interface Beginning {
  phase: 'idle' | 'loading';
  failed: boolean;
}

/** The cards to choose from, with the quiz that is about to begin, or could not. */
export type IntroState = { page: 'Intro'; failed: boolean } & (
  | { phase: 'idle'; kind: QuizKind | null }
  | { phase: 'loading'; kind: QuizKind }
);

/** A question, and what became of it. */
export type QuestionsState = {
  page: 'Questions';
  kind: QuizKind;
  question: QuizQuestion;
  /** When the time for the question is over, in milliseconds since 1970. */
  deadline: number;
  /** Right answers in a row, in the training. */
  streak: number;
  /** The server could not be reached: the call can be made again. */
  failed: boolean;
} & (
  | { phase: 'answering'; chosen: null; correct: null }
  | { phase: 'locked'; chosen: number; correct: null }
  | { phase: 'revealed'; chosen: number; correct: number }
  /** The next one is on its way; this one is seen meanwhile, as it was left. */
  | { phase: 'loading'; chosen: number | null; correct: number | null }
);

export interface SuccessState extends Beginning {
  page: 'Success';
  kind: SecretKind;
  award: Award;
  picture: SuccessPicture;
}

/** A quiz that was lost. */
export interface SetbackState extends Beginning {
  page: 'Fail' | 'TimeIsUp';
  kind: QuizKind;
  question: QuizQuestion;
  /** The right answer to it; null where it was not told. */
  correct: number | null;
  /** Why the server has ended the quiz, in its words; null where it has not. */
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
  | { type: 'told'; correct: number }
  | { type: 'time-over' }
  | { type: 'lost' }
  | { type: 'refused'; message: string }
  | { type: 'won'; picture: SuccessPicture }
  | { type: 'awarded'; award: Award }
  | { type: 'left' };

export const introState: QuizState = { page: 'Intro', kind: null, phase: 'idle', failed: false };

/** Whether the chosen answer has turned out right. */
export function isRight({ chosen, correct }: QuestionsState): boolean {
  return chosen !== null && chosen === correct;
}

/** Whether the question is the last one of a secret quiz. */
export function isLast({ question }: QuestionsState): boolean {
  return question.number === question.total;
}

/** The quiz after an event. An event that does not belong to the state leaves it as it is. */
export function reduceQuiz(state: QuizState, event: QuizEvent): QuizState {
  switch (event.type) {
    case 'started':
      return started(state, event.kind);
    case 'arrived': {
      if (state.phase !== 'loading') return state;
      const { question, deadline } = event;
      const streak = state.page === 'Questions' ? state.streak : 0;
      const fresh = { phase: 'answering', chosen: null, correct: null, failed: false } as const;
      return { page: 'Questions', kind: state.kind, question, deadline, streak, ...fresh };
    }
    case 'failed':
      // Before the first question nothing has happened: the quiz can be begun again.
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

/** What is seen stays until the first question is there. */
function started(state: QuizState, kind: QuizKind): QuizState {
  if (state.page === 'Intro') return { page: 'Intro', kind, phase: 'loading', failed: false };
  const begun = { phase: 'loading', failed: false } as const;
  return state.page === 'Questions' ? { ...state, ...begun, streak: 0 } : { ...state, ...begun };
}

type QuestionEvent = Extract<
  QuizEvent,
  { type: 'fetching' | 'chosen' | 'told' | 'time-over' | 'lost' | 'refused' | 'won' }
>;

function reduceQuestion(state: QuestionsState, event: QuestionEvent): QuizState {
  switch (event.type) {
    case 'fetching':
      return { ...state, phase: 'loading', failed: false };
    case 'chosen':
      if (state.phase !== 'answering') return state;
      return { ...state, phase: 'locked', chosen: event.answerId };
    case 'told': {
      if (state.phase !== 'locked') return state;
      const revealed = { ...state, phase: 'revealed', correct: event.correct } as const;
      if (state.kind !== 'Training') return revealed;
      return { ...revealed, streak: isRight(revealed) ? state.streak + 1 : 0 };
    }
    case 'time-over':
      if (state.kind === 'Training') return { ...state, phase: 'loading', streak: 0 };
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

function setback(
  { kind, question, correct, failed }: QuestionsState,
  page: SetbackState['page'],
  refusal: string | null = null,
): SetbackState {
  return { page, kind, phase: 'idle', failed, question, correct, refusal };
}
