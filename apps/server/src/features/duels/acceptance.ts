import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { RunTransaction, UnitOfWork } from '../../db/transaction.ts';
import { isInDuel } from '../battle-records/index.ts';
import { type BattlesFeature, isAlreadyFighting } from '../battles/index.ts';
import {
  type ChallengeRecord,
  closeChallenge,
  isBlockedBetween,
} from '../duel-challenges/index.ts';
import { type Account, findAccount } from '../users/index.ts';
import { beginDuel } from './begin-duel.ts';
import { noLongerOpen, otherIsFighting, playerGone, youAreFighting } from './errors.ts';
import { requireOpponent } from './opponents.ts';

export interface ChallengesParts {
  db: Database;
  transaction: RunTransaction;
  clock: Clock;
  random: () => number;
  battles: Pick<BattlesFeature, 'engineVersion'>;
}

/** Accepts challenges, which starts their duels. */
export function createAcceptance({ db, transaction, random, battles }: ChallengesParts) {
  /** Starts the duel of an open challenge that `account` accepts. Returns the challenge's id. */
  async function accept(
    unit: UnitOfWork,
    challenge: ChallengeRecord,
    {
      account,
      pokemonIds,
      engineVersion,
    }: { account: Account; pokemonIds: readonly number[] | null; engineVersion: string },
  ): Promise<number> {
    const from = await requireOpponent(unit.trx, challenge.fromId);
    if (await isBlockedBetween(unit.trx, from.id, account.id)) throw noLongerOpen();
    const { battleId, teams } = await beginDuel(unit, {
      terms: challenge.terms,
      players: {
        1: { account: from, pokemonIds: challenge.pokemonIds },
        2: { account, pokemonIds },
      },
      agreedTeams: challenge.teams,
      caller: 2,
      engineVersion,
      random,
    });
    const ending = { status: 'accepted', toId: account.id, battleId, teams } as const;
    await closeChallenge(unit, challenge, ending);
    return challenge.id;
  }

  /** Runs a transaction that may start a duel between the caller and another player. */
  async function beginning(
    userId: number,
    otherOf: () => Promise<number | null>,
    work: (unit: UnitOfWork, engineVersion: string) => Promise<number>,
  ): Promise<number> {
    const engineVersion = await battles.engineVersion();
    try {
      return await transaction((unit) => work(unit, engineVersion));
    } catch (error) {
      if (!isAlreadyFighting(error)) throw error;
      if (await isInDuel(db, userId)) throw youAreFighting();
      const otherId = await otherOf();
      const other = otherId === null ? undefined : await findAccount(db, otherId);
      throw other === undefined ? playerGone() : otherIsFighting(other.username);
    }
  }

  return { accept, beginning };
}

export type Acceptance = ReturnType<typeof createAcceptance>;
