import type { BattleState, BattleUpdate } from '@poketorneo/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { createBattleUpdates } from './battle-updates.ts';
import { describeBattle } from './battle-views.ts';
import { type ChoiceInput, createChoose } from './choose.ts';
import type { EngineClient } from './engine-client.ts';
import type { KeyedMutex } from './keyed-mutex.ts';
import type { SetupOf } from './setup-cache.ts';
import { retryOnConflict } from './step-conflict.ts';
import { tryToSurrender } from './surrender.ts';

export interface PlayParts {
  db: Database;
  transaction: RunTransaction;
  clock: Clock;
  setupOf: SetupOf;
  engineClient: EngineClient;
  /** Mutex per battle. */
  runExclusive: KeyedMutex;
}

/** The calls of a player in a battle. */
export function createBattlePlay({
  db,
  transaction,
  clock,
  setupOf,
  engineClient,
  runExclusive,
}: PlayParts) {
  const battleUpdates = createBattleUpdates({ db, transaction, clock, engineClient });
  const tryToChoose = createChoose({ db, transaction, engineClient, updates: battleUpdates });
  const { endIfUnchanged, findCurrent, updatesSince } = battleUpdates;

  return {
    endIfUnchanged,

    /** The player's battle with all events so far. */
    get(userId: number, battleId: number): Promise<BattleState> {
      return runExclusive(battleId, async () => {
        const own = await findCurrent(userId, battleId);
        const update = await updatesSince(own, 0);
        const { battle, side } = own;
        return { ...describeBattle(battle, await setupOf(battleId)), side, ...update };
      });
    },

    /** Events after the first `after`, and the current state. */
    updates(userId: number, battleId: number, after: number): Promise<BattleUpdate> {
      return runExclusive(battleId, async () =>
        updatesSince(await findCurrent(userId, battleId), after),
      );
    },

    /**
     * Plays the player's and the leader's choice of a step. Idempotent: the same choice gets the
     * same response, a different one a conflict.
     */
    choose: (userId: number, input: ChoiceInput): Promise<BattleUpdate> =>
      runExclusive(input.battleId, () => retryOnConflict(() => tryToChoose(userId, input))),

    surrender: (userId: number, battleId: number, after: number): Promise<BattleUpdate> =>
      runExclusive(battleId, () =>
        retryOnConflict(() =>
          tryToSurrender({ db, updates: battleUpdates }, userId, battleId, after),
        ),
      ),
  };
}

export type BattlePlay = ReturnType<typeof createBattlePlay>;
