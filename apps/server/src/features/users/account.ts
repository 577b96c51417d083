import type { AccountStatus } from '@poketorneo/contract';

/** An account. The password hash never leaves the server. */
export interface Account {
  id: number;
  username: string;
  firstName: string;
  lastName: string;
  /** Null if omitted. */
  email: string | null;
  passwordHash: string;
  isAdmin: boolean;
  /** For organisers: whether they play, too. */
  plays: boolean;
  status: AccountStatus;
  /** Starts at the sign-up's time; incremented to revoke all tokens. */
  tokenVersion: number;
  /** Species of the chosen icon. */
  faceIconId: number;
  createdAt: Date;
  /** Incremented by changes of names, address or role. */
  version: number;
}

export interface NewAccount {
  username: string;
  firstName: string;
  lastName: string;
  email: string | null;
  passwordHash: string;
  isAdmin: boolean;
  /** Defaults to active. */
  status?: AccountStatus | undefined;
  faceIconId: number;
  createdAt: Date;
}
