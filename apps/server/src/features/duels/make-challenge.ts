import { randomBytes } from 'node:crypto';
import { type DuelTerms, duelChallengeRules } from '@poketorneo/contract';
import { problemOfTerms } from '@poketorneo/rules/duels';
import { databaseTimeIn } from '../../db/database-clock.ts';
import type { UnitOfWork } from '../../db/transaction.ts';
import { AppError, fieldConflict } from '../../errors.ts';
import {
  countOpenChallenges,
  type DuelTeamIds,
  isBlockedBetween,
  openChallenge,
} from '../duel-challenges/index.ts';
import { assertMayFight } from '../duel-rules/index.ts';
import { isOnline } from '../presence/index.ts';
import { consumeIn } from '../rate-limiter/index.ts';
import { findLastTeams } from '../team-draw/index.ts';
import type { ChallengesParts } from './acceptance.ts';
import { canDrawPair } from './draw-pair.ts';
import { findDuelSettings } from './duel-settings-repository.ts';
import { findOwnTeam } from './duel-teams.ts';
import {
  cannotDraw,
  notOneself,
  notTheseTeams,
  otherTeamsDrawn,
  takesNoChallenges,
  tooManyOpen,
} from './errors.ts';
import { requireOpponent, requirePlayer } from './opponents.ts';

interface NewChallengeInput {
  /** Undefined: a link. */
  userId?: number | undefined;
  terms: DuelTerms;
  pokemonIds?: readonly number[] | undefined;
  /** The caller's last drawn teams, first the one that the caller plays. */
  drawnTeams?: readonly [readonly number[], readonly number[]] | undefined;
}

/** Makes challenges, to a player or by link. Returns their ids. */
export function createMakeChallenge({
  db,
  transaction,
  random,
}: Pick<ChallengesParts, 'db' | 'transaction' | 'random'>) {
  return async (
    userId: number,
    { userId: toId, terms, pokemonIds, drawnTeams }: NewChallengeInput,
  ): Promise<number> => {
    const problem = problemOfTerms(terms);
    if (problem !== null) throw new AppError('bad-request', problem);
    if (toId === userId) throw notOneself();
    if (drawnTeams !== undefined) assertFits(terms, drawnTeams);
    else if (terms.teams === 'drawn' && !(await canDrawPair(db, terms, random))) throw cannotDraw();
    return transaction(async (unit) => {
      const { trx } = unit;
      await consumeIn(unit, 'challenge-account', String(userId));
      const caller = await requirePlayer(trx, userId);
      const opponent = toId === undefined ? undefined : await requireOpponent(trx, toId);
      await assertMayFight(unit, { caller, opponent });
      const answerMs =
        toId === undefined ? duelChallengeRules.linkMs : await answerTime(unit, userId, toId);
      const ownIds = terms.teams === 'own' ? [...(pokemonIds ?? [])] : null;
      if (ownIds !== null) {
        const team = await findOwnTeam(trx, userId, terms, ownIds);
        if (typeof team === 'string') throw fieldConflict('pokemonIds', team);
      }
      // Serializable: two at once cannot both be the fifth.
      if (
        (await countOpenChallenges(trx, userId, await databaseTimeIn(unit))) >=
        duelChallengeRules.maxOpen
      ) {
        throw tooManyOpen();
      }
      return openChallenge(unit, {
        fromId: userId,
        toId: toId ?? null,
        linkKey: toId === undefined ? randomBytes(18).toString('base64url') : null,
        terms,
        pokemonIds: ownIds,
        teams: drawnTeams === undefined ? null : await findDrawnTeams(unit, userId, drawnTeams),
        rematchOf: null,
        answerMs,
      });
    });
  };
}

/** Throws AppError 'bad-request' if a duel with given teams cannot be on these terms. */
function assertFits(
  { teams, rated, size }: DuelTerms,
  drawn: readonly (readonly number[])[],
): void {
  const hasSize = drawn.every(({ length }) => length === size);
  if (teams !== 'drawn' || rated || !hasSize) throw notTheseTeams();
}

/** Throws AppError 'conflict' if they are not the caller's last teams. */
async function findDrawnTeams(
  { trx }: UnitOfWork,
  userId: number,
  [own, other]: readonly [readonly number[], readonly number[]],
): Promise<DuelTeamIds> {
  const isSame = (one: readonly number[], drawn: readonly number[]) => one.join() === drawn.join();
  const [teamA = [], teamB = []] = (await findLastTeams(trx, userId)) ?? [];
  const isDrawn =
    (isSame(own, teamA) && isSame(other, teamB)) || (isSame(own, teamB) && isSame(other, teamA));
  if (!isDrawn || own.length === 0) throw otherTeamsDrawn();
  return { sides: [[...own], [...other]], isBalanced: false };
}

/**
 * Milliseconds to answer; who hides being online is treated as away, which must not show. Throws
 * AppError 'conflict' if the player takes no challenges, or none of this one.
 */
async function answerTime({ trx, now }: UnitOfWork, fromId: number, toId: number): Promise<number> {
  const { acceptsChallenges, showsOnline } = await findDuelSettings(trx, toId);
  if (!acceptsChallenges || (await isBlockedBetween(trx, fromId, toId))) throw takesNoChallenges();
  const isHere = showsOnline && (await isOnline(trx, toId, now));
  return isHere ? duelChallengeRules.directMs : duelChallengeRules.awayMs;
}
