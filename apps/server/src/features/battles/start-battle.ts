import type { BattleFormat, LeaderBattleKind } from '@poketorneo/contract';
import { deadlineOf, formatTeamProblem, problemOfTeam } from '@poketorneo/rules/battle';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/dialect.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError, fieldConflict } from '../../errors.ts';
import type { StoredPokemon } from '../available-pokemon/index.ts';
import {
  findListedLeaderBattle,
  findRunningBattle,
  insertLeaderBattle,
  runningKeyOf,
} from '../battle-records/index.ts';
import { consumeIn } from '../rate-limiter/index.ts';
import { setUpLeaderBattle } from './battle-setup.ts';
import { updateChosenTeam } from './chosen-teams-repository.ts';
import type { EngineClient } from './engine-client.ts';
import { alreadyRunning } from './errors.ts';
import { defaultLines, type LinesOfLeader } from './leader-lines.ts';
import { findLineups, type Lineups, mayBringAnyTier, tierOf, tierSum } from './lineups.ts';
import { startRefusal } from './start-refusal.ts';

interface StartParts {
  db: Database;
  transaction: RunTransaction;
  engineClient: EngineClient;
  linesOf: LinesOfLeader;
  newSeed: () => string;
}

export interface StartBattleInput {
  leaderId: number;
  /** In the order of battle. */
  pokemonIds: readonly number[];
  kind: LeaderBattleKind;
}

/** Starts battles; returns the new id. */
export function createStartBattle({ db, transaction, engineClient, linesOf, newSeed }: StartParts) {
  async function assertNoneRunning(userId: number, kind: LeaderBattleKind): Promise<void> {
    const running = await findRunningBattle(db, runningKeyOf(userId, kind));
    if (running === undefined) return;
    throw alreadyRunning((await findListedLeaderBattle(db, running.id)).leaderName);
  }

  return async (userId: number, input: StartBattleInput): Promise<number> => {
    const { leaderId, pokemonIds, kind } = input;
    await assertNoneRunning(userId, kind);
    // Before the transaction: the first battle of a process loads the engine.
    const engineVersion = await engineClient.version();
    try {
      return await transaction(async (unit) => {
        const { trx, now, emit } = unit;
        await consumeIn(unit, 'battle-account', String(userId));
        const lineups = await findLineups(trx, userId, leaderId);
        const refusal = startRefusal(lineups, kind);
        if (refusal !== null) throw new AppError('conflict', refusal);
        const format = formatOf(lineups);
        const team = requireTeam(lineups, pokemonIds, kind);
        const { tournament, leader } = lineups.encounter;
        const lines = linesOf(tournament.id, leader.position) ?? defaultLines;
        const setup = setUpLeaderBattle({ lineups, team, lines, newSeed });
        const id = await insertLeaderBattle(trx, {
          kind,
          format,
          levelRule: lineups.settings.levelRule,
          setup: JSON.stringify(setup),
          engineVersion,
          userId,
          leaderId,
          deadline: new Date(deadlineOf(now.getTime())),
          runningKey: runningKeyOf(userId, kind),
          startedAt: now,
        });
        await updateChosenTeam(trx, { userId, leaderId, pokemonIds, now });
        emit('battles', userId);
        return id;
      });
    } catch (error) {
      if (isUniqueViolation(error)?.table === 'battles') await assertNoneRunning(userId, kind);
      throw error;
    }
  };
}

function formatOf({ encounter: { leader } }: Lineups): BattleFormat {
  return leader.isDoubleBattle ? 'doubles' : 'singles';
}

/** Throws AppError 'conflict' if the team cannot fight this leader. */
function requireTeam(
  lineups: Lineups,
  pokemonIds: readonly number[],
  kind: LeaderBattleKind,
): StoredPokemon[] {
  const { encounter, owned, leaderTeam } = lineups;
  const problem = problemOfTeam({
    pokemonIds,
    ownedTiers: new Map(owned.map((pokemon) => [pokemon.id, tierOf(pokemon)])),
    format: formatOf(lineups),
    tierLimit: tierSum(leaderTeam),
    isAnyTierAllowed: mayBringAnyTier(encounter, kind),
  });
  if (problem !== null) throw fieldConflict('pokemonIds', formatTeamProblem(problem));
  const byId = new Map(owned.map((pokemon) => [pokemon.id, pokemon]));
  return pokemonIds.flatMap((id) => byId.get(id) ?? []);
}
