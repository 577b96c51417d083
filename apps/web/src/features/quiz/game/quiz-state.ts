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
  /** The series that has just come to its end; 0 where none has. */
  endedStreak: number;
  /** A path on the asset host: the Pokémon that the right answer is, once it is revealed. */
  rightPicture: string | null;
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
  /** The right answer to it; null where it was not revealed. */
  correct: number | null;
  /** The Pokémon that it is, as far as it was revealed. */
  rightPicture: string | null;
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
  | { type: 'judged'; correct: number; picture: string | null }
  | { type: 'pictured'; picture: string | null }
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
      const { streak, endedStreak } = state.page === 'Questions' ? state : noStreak;
      const fresh = { phase: 'answering', chosen: null, correct: null, failed: false } as const;
      const unanswered = { ...fresh, rightPicture: null };
      const series = { streak, endedStreak };
      return { page: 'Questions', kind: state.kind, question, deadline, ...series, ...unanswered };
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

const noStreak = { streak: 0, endedStreak: 0 } as const;

/** What is seen stays until the first question is there. */
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
