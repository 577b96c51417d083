import type {
  BattleState,
  BattleSummary,
  ClubDuel,
  ClubDuelFilter,
  HistoryEntry,
  LeaderBattleState,
} from '@poketorneo/contract';
import type { BaseLogger } from 'pino';
import type { Bus } from '../../bus/index.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { createDatabaseClock } from '../../db/database-clock.ts';
import type { NewestFirstPage } from '../../db/newest-first-page.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import type { Identity } from '../../http/authentication.ts';
import { deleteUnbegunBattle, listBattles, listRunningBattles } from '../battle-records/index.ts';
import { assertCanSeeMatches } from '../matches/index.ts';
import type { RateLimiter } from '../rate-limiter/index.ts';
import { createDeadlineSweep } from './battle-deadlines.ts';
import { createBattleReplays } from './battle-replays.ts';
import { randomSeed } from './battle-setup.ts';
import { toSummary } from './battle-views.ts';
import { listClubDuels } from './club-duels.ts';
import type { EngineHost } from './engine/engine-host.ts';
import { createEngineClient } from './engine-client.ts';
import { createKeyedMutex } from './keyed-mutex.ts';
import type { LinesOfLeader } from './leader-lines.ts';
import { type HistoryPage, listHistory } from './match-history.ts';
import { createBattlePlay } from './play-battle.ts';
import { createPreparation } from './prepare-battle.ts';
import { createReplayPreview } from './replay-preview.ts';
import { createSetupCache } from './setup-cache.ts';
import { createStartBattle, type StartBattleInput } from './start-battle.ts';
import { createVoidBattle } from './void-battle.ts';

export interface BattlesParts {
  db: Database;
  bus: Pick<Bus, 'publish' | 'subscribe'>;
  transaction: RunTransaction;
  clock: Clock;
  rateLimiter: RateLimiter;
  /** Runs the battles. */
  engine: EngineHost;
  linesOf: LinesOfLeader;
  log: Pick<BaseLogger, 'error'>;
  /** Determines all chance of a battle. */
  newSeed?: () => string;
}

/** Battles fought in the app, and the history of matches. */
export function createBattlesService({
  db,
  bus,
  transaction,
  clock,
  rateLimiter,
  engine,
  linesOf,
  log,
  newSeed = randomSeed,
}: BattlesParts) {
  const setupOf = createSetupCache(db);
  const engineClient = createEngineClient({ db, bus, setupOf, engine });
  const runExclusive = createKeyedMutex<number>();
  const play = createBattlePlay({
    db,
    bus,
    transaction,
    clock,
    databaseClock: createDatabaseClock({ db, clock }),
    setupOf,
    engineClient,
    runExclusive,
  });
  const start = createStartBattle({ db, transaction, engineClient, linesOf, newSeed });
  const { asPlayer, asVisitor, offerDraw, answerDraw } = play;
  const { findSide, readNews, keepDuelsGoing, watching } = play;

  return {
    ...createPreparation({ db, transaction, linesOf, setupOf }),
    ...createBattleReplays({ db, transaction, setupOf }),
    replayPreview: createReplayPreview({ db, setupOf }),
    asPlayer,
    asVisitor,
    findSide,
    readNews,
    keepDuelsGoing,
    watching,
    offerDraw,
    answerDraw,
    engineVersion: engineClient.version,
    ...createVoidBattle({ db, transaction, engineClient, runExclusive, log }),

    listClubDuels: (page: NewestFirstPage & { filter: ClubDuelFilter }): Promise<ClubDuel[]> =>
      listClubDuels(db, page),

    sweepDeadlines: createDeadlineSweep({ db, transaction, clock, play, runExclusive }),

    async start(userId: number, input: StartBattleInput): Promise<LeaderBattleState> {
      const id = await start(userId, input);
      try {
        return asLeaderState(await asPlayer(userId).get(id));
      } catch (error) {
        // A battle that cannot begin must not block the player.
        await transaction(async ({ trx, emit }) => {
          await deleteUnbegunBattle(trx, id);
          emit('battles', userId);
        });
        await rateLimiter.refund('battle-account', String(userId));
        throw error;
      }
    },

    /** The player's running battles. */
    async listOpen(userId: number): Promise<BattleSummary[]> {
      return (await listRunningBattles(db, userId)).map((battle) => toSummary(battle, userId));
    },

    /** A page of a player's battles: the caller's own, or any player's for an organiser. */
    async list(
      identity: Identity,
      { userId, ...page }: NewestFirstPage & { userId: number },
    ): Promise<BattleSummary[]> {
      await assertCanSeeMatches(db, identity, userId);
      return (await listBattles(db, userId, page)).map((battle) => toSummary(battle, userId));
    },

    /** A page of the player's battles and recorded matches. */
    history: (userId: number, page: HistoryPage): Promise<HistoryEntry[]> =>
      listHistory(db, userId, page),

    close: () => engine.close(),
  };
}

function asLeaderState(state: BattleState): LeaderBattleState {
  switch (state.kind) {
    case 'leader':
    case 'rematch':
      return state;
    case 'duel':
    case 'trial':
      throw new Error(`Battle ${state.id} is a ${state.kind}`);
  }
}

export type BattlesService = ReturnType<typeof createBattlesService>;
