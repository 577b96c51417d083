import type { AccountStatus } from '@poketorneo/contract';

/** An account as the server knows it. The password hash never leaves the server. */
export interface Account {
  id: number;
  username: string;
  firstName: string;
  lastName: string;
  /** Null without one. */
  email: string | null;
  passwordHash: string;
  isAdmin: boolean;
  /** Of an organiser: whether they play as well. */
  plays: boolean;
  status: AccountStatus;
  /** Begins at the moment of the sign-up; goes up when all earlier tokens are to be worth nothing. */
  tokenVersion: number;
  /** The species whose icon stands for this person. */
  faceIconId: number;
  createdAt: Date;
  /** Counts up at each change of names, address or role. */
  version: number;
}

export interface NewAccount {
  username: string;
  firstName: string;
  lastName: string;
  email: string | null;
  passwordHash: string;
  isAdmin: boolean;
  /** Active, if it is not said. */
  status?: AccountStatus | undefined;
  faceIconId: number;
  createdAt: Date;
}

/** Names and mail addresses are compared without regard to case or to how accents are written. */
export function comparisonKey(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
