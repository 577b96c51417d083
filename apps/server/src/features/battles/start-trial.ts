import { hour, minute } from '../../clock.ts';
import type { UnitOfWork } from '../../db/transaction.ts';
import {
  deleteLeftTrial,
  findFreeTrialPlace,
  insertTrial,
  type Trial,
} from '../battle-records/index.ts';
import { setUpTrial } from './battle-setup.ts';
import { lentTrios, trainersTrio } from './trial-teams.ts';

const trialLifetimeMs = 2 * hour;

/** Without a choice for so long, a trial gives its place to a visitor who wants one. */
const leftAfterMs = 10 * minute;

/** Until then a trial can be played; nothing postpones it. */
export function trialDeadline({ startedAt }: Pick<Trial, 'startedAt'>): Date {
  return new Date(startedAt.getTime() + trialLifetimeMs);
}

interface NewTrialInput {
  /** Hash of its token. */
  key: string;
  engineVersion: string;
  newSeed: () => string;
  /** In [0, 1): chooses the lent team. */
  random: () => number;
}

/**
 * Starts a trial, at the place of one that was left if all are taken; returns its id, or undefined
 * while too many run. Violates a unique key of `battles` if another process takes its place.
 */
export async function startTrial(
  { trx, now }: UnitOfWork,
  { key, engineVersion, newSeed, random }: NewTrialInput,
): Promise<number | undefined> {
  const since = new Date(now.getTime() - leftAfterMs);
  const place =
    (await findFreeTrialPlace(trx)) ??
    ((await deleteLeftTrial(trx, since)) ? await findFreeTrialPlace(trx) : undefined);
  if (place === undefined) return undefined;
  const lentTeam = lentTrios[Math.floor(random() * lentTrios.length)] ?? lentTrios[0];
  const setup = setUpTrial({ teams: [lentTeam, trainersTrio], newSeed });
  return insertTrial(trx, {
    setup: JSON.stringify(setup),
    engineVersion,
    deadline: trialDeadline({ startedAt: now }),
    place,
    key,
    startedAt: now,
  });
}
