import { withReturnUrl } from '../../lib/return-url.ts';

/** The part of a failed call that decides on its consequence. */
export interface Failure {
  status: number;
  statusText: string;
  message: string;
  subcode: number | undefined;
}

export interface FailureContext {
  signedIn: boolean;
  /** Path and query of the current page, or of the one being opened. */
  path: string;
}

/** What a failed call causes besides the error that its caller gets. */
export interface Consequence {
  message: string;
  endSession: boolean;
  goTo: string | null;
}

export function decideFailure(failure: Failure, { signedIn, path }: FailureContext): Consequence {
  const { status, subcode, message } = failure;
  // The session has expired or been revoked.
  if (status === 401 && subcode === 1) {
    return { message, endSession: true, goTo: withReturnUrl('/account/login', path) };
  }
  if (status === 401) return { message, endSession: false, goTo: '/unauthorized' };
  if (status === 403 && signedIn) return { message, endSession: false, goTo: '/forbidden' };
  if (status === 500) {
    const reason = failure.statusText === '' ? 'Internal Server Error' : failure.statusText;
    const text = message === reason ? '' : `! ${message}`;
    return { message: `Error 500 - ${reason}${text}`, endSession: false, goTo: '/server-error' };
  }
  return { message, endSession: false, goTo: null };
}
