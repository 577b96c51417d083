import type { ShownDuel, WatchedDuel } from '@poketorneo/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { DatabaseClock } from '../../db/database-clock.ts';
import { findSetting, updateSetting } from '../../db/settings.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { recordChange } from '../audit-log/index.ts';
import {
  type BattleRecord,
  type Duel,
  findDuel,
  findWatchedId,
  listShownDuels,
  requireDuel,
  showcaseKey,
} from '../battle-records/index.ts';
import type { BattleUpdates } from './battle-updates.ts';
import { describeDuel, viewWatched } from './duel-views.ts';
import type { KeyedMutex } from './keyed-mutex.ts';
import { requireBattle } from './require-battle.ts';
import type { SetupOf } from './setup-cache.ts';

interface WatchingParts {
  db: Database;
  transaction: RunTransaction;
  clock: Clock;
  databaseClock: DatabaseClock;
  setupOf: SetupOf;
  updates: BattleUpdates;
  bringUpToDate: (battle: BattleRecord) => Promise<BattleRecord>;
  runExclusive: KeyedMutex;
}

/** Alike for hidden and absent duels. */
const notWatchable = () => new AppError('not-found', 'Questa lotta non si può guardare');
const wantNoSpectators = () => new AppError('conflict', 'I giocatori non vogliono spettatori');

/** Duels as spectators see them. */
export function createWatching({
  db,
  transaction,
  clock,
  databaseClock,
  setupOf,
  updates,
  bringUpToDate,
  runExclusive,
}: WatchingParts) {
  /** Throws AppError 'not-found' if the caller may not watch it. */
  async function findWatchable(watch: string): Promise<Duel> {
    const id = await findWatchedId(db, watch);
    const duel = id === undefined ? null : await findDuel(db, id);
    if (duel === null) throw notWatchable();
    return duel;
  }

  return {
    findWatchable,

    /** By id, where everybody may watch, or by the key of its link. */
    async watch(word: string): Promise<WatchedDuel> {
      const { id } = await findWatchable(word);
      return runExclusive(id, async () => {
        const current = await bringUpToDate(await requireBattle(db, id));
        const { battle, seen } = await updates.seenBy(current, [
          { audience: 'spectator', after: 0 },
        ]);
        const [view] = seen;
        if (view === undefined) throw new Error(`The view of spectators of ${id} is missing`);
        const duel = requireDuel(battle);
        const { kind: _, ...described } = describeDuel(duel, await setupOf(id));
        const times = { now: clock(), databaseNow: await databaseClock() };
        return { ...described, ...viewWatched(duel, view, times) };
      });
    },

    /** The running duels that everybody may watch, the highest rated first. */
    async listShown(): Promise<{ showcased: number | null; duels: ShownDuel[] }> {
      const shown = await listShownDuels(db);
      const duels = await Promise.all(
        shown.map(async (duel) => describeDuel(duel, await setupOf(duel.id))),
      );
      const chosen = Number(await findSetting(db, showcaseKey));
      return { showcased: shown.some(({ id }) => id === chosen) ? chosen : null, duels };
    },

    /**
     * For everybody's home, or null for none. Throws AppError 'conflict' for a duel without
     * spectators.
     */
    async showcase(actor: number, battleId: number | null): Promise<{ battleId: number | null }> {
      await transaction(async (unit) => {
        const { trx, emit } = unit;
        if (battleId !== null) {
          const duel = await findDuel(trx, battleId);
          if (duel === null || duel.status !== 'running') throw notWatchable();
          if (duel.watch !== 'everybody') throw wantNoSpectators();
        }
        const before = (await findSetting(trx, showcaseKey)) ?? '';
        await updateSetting(trx, showcaseKey, battleId === null ? '' : String(battleId));
        emit('showcase');
        await recordChange(unit, {
          actor,
          action: 'battle.showcase',
          subject: 'In vetrina',
          before: { battleId: before },
          after: { battleId: String(battleId ?? '') },
        });
      });
      return { battleId };
    },
  };
}

export type Watching = ReturnType<typeof createWatching>;
