import { type BattleSide, battleSides, type DuelTerms } from '@poketorneo/contract';
import { foeOf } from '@poketorneo/rules/battle';
import type { UnitOfWork } from '../../db/transaction.ts';
import { fieldConflict } from '../../errors.ts';
import { listInDuel } from '../battle-records/index.ts';
import { randomSeed, startDuel } from '../battles/index.ts';
import { type DuelTeamIds, deleteQueued } from '../duel-challenges/index.ts';
import { assertMayFight } from '../duel-rules/index.ts';
import type { Account } from '../users/index.ts';
import { findDrawnPair, type Team } from './draw-pair.ts';
import { findOwnTeam, findTeam } from './duel-teams.ts';
import {
  cannotDraw,
  noLongerOpen,
  otherIsFighting,
  otherTeamInvalid,
  youAreFighting,
} from './errors.ts';

interface DuelPlayer {
  account: Account;
  /** For own teams. */
  pokemonIds: readonly number[] | null;
}

interface AgreedDuel {
  terms: DuelTerms;
  players: Readonly<Record<BattleSide, DuelPlayer>>;
  /** Teams that were agreed on, those of a second leg. */
  agreedTeams?: DuelTeamIds | null;
  /** The side whose player is told of refusals. */
  caller: BattleSide;
  /** Read before the transaction: the first duel of a process loads the engine. */
  engineVersion: string;
  random: () => number;
}

export interface BegunDuel {
  battleId: number;
  teams: DuelTeamIds;
}

/**
 * Starts a duel that both have agreed on. Throws AppError 'conflict' if the organisers do not let
 * them fight, one already fights or a team cannot; two at once violate a key: `isAlreadyFighting`.
 */
export async function beginDuel(unit: UnitOfWork, duel: AgreedDuel): Promise<BegunDuel> {
  const { terms, players, caller, engineVersion } = duel;
  await assertMayFight(unit, {
    caller: players[caller].account,
    opponent: players[foeOf(caller)].account,
  });
  const userIds = battleSides.map((side) => players[side].account.id);
  const fighting = await listInDuel(unit.trx, userIds);
  for (const side of battleSides) {
    const { id, username } = players[side].account;
    if (!fighting.has(id)) continue;
    throw side === caller ? youAreFighting() : otherIsFighting(username);
  }
  await deleteQueued(unit.trx, userIds);
  const { teams, isBalanced } = await findTeams(unit, duel);
  const battleId = await startDuel(unit, {
    terms,
    isBalanced,
    players: {
      1: { account: players[1].account, team: teams[0] },
      2: { account: players[2].account, team: teams[1] },
    },
    engineVersion,
    newSeed: randomSeed,
  });
  return { battleId, teams: { sides: [idsOf(teams[0]), idsOf(teams[1])], isBalanced } };
}

interface FoundTeams {
  teams: readonly [Team, Team];
  isBalanced: boolean;
}

async function findTeams(unit: UnitOfWork, duel: AgreedDuel): Promise<FoundTeams> {
  const { trx } = unit;
  if (duel.agreedTeams) {
    const { sides, isBalanced } = duel.agreedTeams;
    const [one, other] = [await findTeam(trx, sides[0]), await findTeam(trx, sides[1])];
    if (one === undefined || other === undefined) throw noLongerOpen();
    return { teams: [one, other], isBalanced };
  }
  switch (duel.terms.teams) {
    case 'drawn': {
      const pair = await findDrawnPair(trx, duel.terms, duel.random);
      if (pair === null) throw cannotDraw();
      return pair;
    }
    case 'own':
      return {
        teams: [await requireOwnTeam(unit, duel, 1), await requireOwnTeam(unit, duel, 2)],
        isBalanced: true,
      };
  }
}

async function requireOwnTeam(
  { trx }: UnitOfWork,
  { terms, players, caller }: AgreedDuel,
  side: BattleSide,
): Promise<Team> {
  const { account, pokemonIds } = players[side];
  const team = await findOwnTeam(trx, account.id, terms, pokemonIds ?? []);
  if (typeof team !== 'string') return team;
  throw side === caller ? fieldConflict('pokemonIds', team) : otherTeamInvalid(account.username);
}

const idsOf = (team: Team) => team.map(({ id }) => id);
