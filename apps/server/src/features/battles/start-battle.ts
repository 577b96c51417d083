import type { BattleFormat, BattleKind } from '@poketorneo/contract';
import { deadlineOf, problemOfTeam, wordsOfTeamProblem } from '@poketorneo/rules/battle';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/dialect.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError, conflictOver } from '../../errors.ts';
import { countIn } from '../attempt-limits/index.ts';
import type { StoredPokemon } from '../available-pokemon/index.ts';
import { alreadyRunning } from './battle-refusals.ts';
import { setUpBattle } from './battle-setup.ts';
import { findListedBattle, findRunningBattle, insertBattle } from './battles-repository.ts';
import { updateChosenTeam } from './chosen-teams-repository.ts';
import type { EngineClient } from './engine-client.ts';
import { type LinesOfLeader, usualLines } from './leader-lines.ts';
import { findLineups, type Lineups, mayBringAnyTier, tierOf, tierSum } from './lineups.ts';
import { runningKeyOf } from './running-key.ts';
import { startRefusal } from './start-refusal.ts';

interface StartParts {
  db: Database;
  transaction: RunTransaction;
  engineClient: EngineClient;
  linesOf: LinesOfLeader;
  newSeed: () => string;
}

export interface WantedBattle {
  leaderId: number;
  /** In the order of battle. */
  pokemonIds: readonly number[];
  kind: BattleKind;
}

/** Begins battles: answers with the id of the new one. */
export function createStartBattle({ db, transaction, engineClient, linesOf, newSeed }: StartParts) {
  async function mustNotRun(userId: number, kind: BattleKind): Promise<void> {
    const running = await findRunningBattle(db, runningKeyOf(userId, kind));
    if (running === undefined) return;
    throw alreadyRunning((await findListedBattle(db, running.id)).leaderName);
  }

  return async (userId: number, wanted: WantedBattle): Promise<number> => {
    const { leaderId, pokemonIds, kind } = wanted;
    await mustNotRun(userId, kind);
    // Before the transaction: at the first battle of a process the engine has to be loaded for it.
    const engineVersion = await engineClient.version();
    try {
      return await transaction(async (unit) => {
        const { trx, now, announce } = unit;
        await countIn(unit, 'battle-account', String(userId));
        const lineups = await findLineups(trx, userId, leaderId);
        const refusal = startRefusal(lineups, kind);
        if (refusal !== null) throw new AppError('conflict', refusal);
        const format = formatOf(lineups);
        const team = checkedTeam(lineups, pokemonIds, format);
        const { tournament, leader } = lineups.encounter;
        const lines = linesOf(tournament.id, leader.position) ?? usualLines;
        const setup = setUpBattle({ lineups, kind, team, lines, newSeed });
        const id = await insertBattle(trx, {
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
        announce('battles', userId);
        return id;
      });
    } catch (error) {
      if (isUniqueViolation(error)?.table === 'battles') await mustNotRun(userId, kind);
      throw error;
    }
  };
}

function formatOf({ encounter: { leader } }: Lineups): BattleFormat {
  return leader.isDoubleBattle ? 'doubles' : 'singles';
}

/** The team that was chosen. Throws AppError 'conflict' when it cannot fight this leader. */
function checkedTeam(
  { encounter, owned, leaderTeam }: Lineups,
  pokemonIds: readonly number[],
  format: BattleFormat,
): StoredPokemon[] {
  const problem = problemOfTeam({
    pokemonIds,
    ownedTiers: new Map(owned.map((pokemon) => [pokemon.id, tierOf(pokemon)])),
    format,
    tierLimit: tierSum(leaderTeam),
    isAnyTierAllowed: mayBringAnyTier(encounter),
  });
  if (problem !== null) throw conflictOver('pokemonIds', wordsOfTeamProblem(problem));
  const byId = new Map(owned.map((pokemon) => [pokemon.id, pokemon]));
  return pokemonIds.flatMap((id) => byId.get(id) ?? []);
}
