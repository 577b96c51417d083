import type { QuizQuestion } from '@poketorneo/contract';
import type { SuccessPicture } from '../../../ui/success-picture/success-picture.ts';

export type QuizKind = 'Pokemon' | 'FaceIcon' | 'Training';
export type QuizPage = 'Intro' | 'Questions' | 'Success' | 'Fail' | 'TimeIsUp';

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

export interface QuizState {
  page: QuizPage;
  /** The quiz that is played, was just played, or is about to begin. */
  kind: QuizKind | null;
  /**
   * idle: nothing is played; loading: a question is on its way; answering: the time runs; locked: an
   * answer is chosen; revealed: the right one is shown.
   */
  phase: 'idle' | 'loading' | 'answering' | 'locked' | 'revealed';
  /** The server could not be reached: the call can be made again. */
  failed: boolean;
  question: QuizQuestion | null;
  /** When the time for the question is over, in milliseconds since 1970. */
  deadline: number;
  chosen: number | null;
  correct: number | null;
  /** Right answers in a row, in the training. */
  streak: number;
  award: Award | null;
  /** What a success shows. */
  picture: SuccessPicture;
}

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
  | { type: 'won'; picture: SuccessPicture }
  | { type: 'awarded'; award: Award }
  | { type: 'left' };

export const introState: QuizState = {
  page: 'Intro',
  kind: null,
  phase: 'idle',
  failed: false,
  question: null,
  deadline: 0,
  chosen: null,
  correct: null,
  streak: 0,
  award: null,
  picture: 1,
};

/** Whether the chosen answer has turned out right. */
export function isRight({ chosen, correct }: QuizState): boolean {
  return chosen !== null && chosen === correct;
}

/** Whether the question is the last one of a secret quiz. */
export function isLast({ question }: QuizState): boolean {
  return question !== null && question.number === question.total;
}

/** The quiz after an event. An event that does not belong to the state leaves it as it is. */
export function reduceQuiz(state: QuizState, event: QuizEvent): QuizState {
  switch (event.type) {
    case 'started':
      // What is seen stays until the first question is there.
      return { ...state, kind: event.kind, phase: 'loading', failed: false, streak: 0 };
    case 'arrived': {
      if (state.phase !== 'loading') return state;
      const { question, deadline } = event;
      const fresh = { chosen: null, correct: null, award: null, failed: false };
      return { ...state, ...fresh, page: 'Questions', phase: 'answering', question, deadline };
    }
    case 'fetching':
      return { ...state, phase: 'loading', failed: false };
    case 'failed':
      // Before the first question nothing has happened: the cards can be pressed again.
      if (state.page !== 'Questions') return { ...state, phase: 'idle' };
      return { ...state, failed: true };
    case 'retried':
      return { ...state, failed: false };
    case 'chosen':
      if (state.page !== 'Questions' || state.phase !== 'answering') return state;
      return { ...state, phase: 'locked', chosen: event.answerId };
    case 'told': {
      if (state.phase !== 'locked') return state;
      const revealed = { ...state, phase: 'revealed' as const, correct: event.correct };
      if (state.kind !== 'Training') return revealed;
      return { ...revealed, streak: isRight(revealed) ? state.streak + 1 : 0 };
    }
    case 'time-over':
      if (state.page !== 'Questions') return state;
      if (state.kind === 'Training') return { ...state, phase: 'loading', streak: 0 };
      return { ...state, page: 'TimeIsUp', phase: 'idle' };
    case 'lost':
      return { ...state, page: 'Fail', phase: 'idle' };
    case 'won':
      return { ...state, page: 'Success', phase: 'idle', picture: event.picture };
    case 'awarded':
      return state.page === 'Success' ? { ...state, award: event.award } : state;
    case 'left':
      return introState;
  }
}
