import type { SessionUser } from '@poketorneo/contract';

/** Origin of a call. */
export interface Caller {
  address: string;
  /** Undefined for a browser without an earlier sign-in. */
  deviceId: string | undefined;
  /** The User-Agent header. */
  userAgent: string | undefined;
}

/** The signed-in user, and the id that identifies the browser from now on. */
export interface SignedIn {
  user: SessionUser;
  deviceId: string;
}
