import type { Database } from '../../db/database.ts';
import { type Account, findAccount, sessionOver } from '../users/index.ts';
import { mustPlay, playerGone } from './errors.ts';

function isPlayer({ isAdmin, plays, status }: Account): boolean {
  return status === 'active' && (plays || !isAdmin);
}

/** The caller, who must play. */
export async function requirePlayer(db: Database, userId: number): Promise<Account> {
  const account = await findAccount(db, userId);
  if (account === undefined) throw sessionOver();
  if (!isPlayer(account)) throw mustPlay();
  return account;
}

/** Another player, alike missing when deleted, suspended or only organising. */
export async function requireOpponent(db: Database, userId: number): Promise<Account> {
  const account = await findAccount(db, userId);
  if (account === undefined || !isPlayer(account)) throw playerGone();
  return account;
}
