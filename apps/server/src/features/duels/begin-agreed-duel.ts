import { battleSides, type DuelTerms } from '@poketorneo/contract';
import type { UnitOfWork } from '../../db/transaction.ts';
import { insertChallenge } from '../duel-challenges/index.ts';
import { beginDuel } from './begin-duel.ts';
import { requireOpponent } from './opponents.ts';

interface WaitingPlayer {
  userId: number;
  /** For own teams. */
  pokemonIds: readonly number[] | null;
}

/**
 * Starts a duel of two players whom no challenge brought together; returns its id. It is stored as
 * an accepted challenge of the first, so that both may have a rematch. Throws and violates keys
 * like `beginDuel`.
 */
export async function beginAgreedDuel(
  unit: UnitOfWork,
  {
    terms,
    players: [one, other],
    engineVersion,
    random,
  }: {
    terms: DuelTerms;
    players: readonly [WaitingPlayer, WaitingPlayer];
    /** Read before the transaction. */
    engineVersion: string;
    random: () => number;
  },
): Promise<number> {
  const { trx, now, emit } = unit;
  const players = {
    1: { account: await requireOpponent(trx, one.userId), pokemonIds: one.pokemonIds },
    2: { account: await requireOpponent(trx, other.userId), pokemonIds: other.pokemonIds },
  };
  const { battleId, teams } = await beginDuel(unit, {
    terms,
    players,
    caller: 2,
    engineVersion,
    random,
  });
  await insertChallenge(trx, {
    fromId: one.userId,
    toId: other.userId,
    linkKey: null,
    terms,
    pokemonIds: one.pokemonIds,
    teams,
    status: 'accepted',
    battleId,
    rematchOf: null,
    createdAt: now,
    expiresAt: now,
  });
  for (const side of battleSides) emit('challenges', players[side].account.id);
  return battleId;
}
