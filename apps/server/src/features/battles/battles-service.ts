import type { BattleState, BattleSummary, HistoryEntry } from '@poketorneo/contract';
import type { BaseLogger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { NewestFirstPage } from '../../db/newest-first-page.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import type { Identity } from '../../http/authentication.ts';
import type { AttemptLimits } from '../attempt-limits/index.ts';
import { mustSeeMatches } from '../matches/index.ts';
import { createDeadlineSweep } from './battle-deadlines.ts';
import { createBattleReplays } from './battle-replays.ts';
import { randomSeed } from './battle-setup.ts';
import { toSummary } from './battle-views.ts';
import { deleteUnbegunBattle, listBattles, listRunningBattles } from './battles-repository.ts';
import type { EngineHost } from './engine/engine-host.ts';
import { createEngineClient } from './engine-client.ts';
import { createInTurn } from './in-turn.ts';
import type { LinesOfLeader } from './leader-lines.ts';
import { type HistoryPage, listHistory } from './match-history.ts';
import { createBattlePlay } from './play-battle.ts';
import { createPreparation } from './prepare-battle.ts';
import { createReplayPreview } from './replay-preview.ts';
import { createStartBattle, type WantedBattle } from './start-battle.ts';
import { createStoredSetups } from './stored-setups.ts';
import { createVoidBattle } from './void-battle.ts';

export interface BattlesParts {
  db: Database;
  transaction: RunTransaction;
  clock: Clock;
  limits: AttemptLimits;
  /** Where battles are fought. */
  engine: EngineHost;
  linesOf: LinesOfLeader;
  log: Pick<BaseLogger, 'error'>;
  /** What all chance of a battle follows from. */
  newSeed?: () => string;
}

/** The matches that are fought in the product. */
export function createBattlesService({
  db,
  transaction,
  clock,
  limits,
  engine,
  linesOf,
  log,
  newSeed = randomSeed,
}: BattlesParts) {
  const setupOf = createStoredSetups(db);
  const engineClient = createEngineClient({ db, setupOf, engine });
  const inTurn = createInTurn<number>();
  const play = createBattlePlay({ db, transaction, clock, setupOf, engineClient, inTurn });
  const start = createStartBattle({ db, transaction, engineClient, linesOf, newSeed });
  const { get, news, choose, surrender } = play;

  return {
    ...createPreparation({ db, transaction, linesOf }),
    ...createBattleReplays({ db, transaction, setupOf }),
    preview: createReplayPreview({ db, setupOf }),
    get,
    news,
    choose,
    surrender,
    void: createVoidBattle({ db, transaction, engineClient, inTurn, log }),
    sweep: createDeadlineSweep({ db, transaction, clock, play, inTurn }),

    async start(userId: number, wanted: WantedBattle): Promise<BattleState> {
      const id = await start(userId, wanted);
      try {
        return await get(userId, id);
      } catch (error) {
        // One that cannot even begin must not keep the player from others.
        await transaction(async ({ trx, announce }) => {
          await deleteUnbegunBattle(trx, id);
          announce('battles', userId);
        });
        await limits.giveBack('battle-account', String(userId));
        throw error;
      }
    },

    /** The player's battles that are under way. */
    async listOpen(userId: number): Promise<BattleSummary[]> {
      return (await listRunningBattles(db, userId)).map(toSummary);
    },

    /** A page of a player's battles: the caller's own, or anyone's for an organiser. */
    async list(
      identity: Identity,
      { userId, ...page }: NewestFirstPage & { userId: number },
    ): Promise<BattleSummary[]> {
      await mustSeeMatches(db, identity, userId);
      return (await listBattles(db, userId, page)).map(toSummary);
    },

    /** A page of what a player has fought, here and elsewhere. */
    history: (userId: number, page: HistoryPage): Promise<HistoryEntry[]> =>
      listHistory(db, userId, page),

    close: () => engine.close(),
  };
}

export type BattlesService = ReturnType<typeof createBattlesService>;
