import type { BattleSide, BattleState, BattleUpdate } from '@poketorneo/contract';
import type { Bus } from '../../bus/index.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { DatabaseClock } from '../../db/database-clock.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { asDuel, listDueDuels, listRunningDuels } from '../battle-records/index.ts';
import { isOnline, onlineIntervalMs, updateOnline } from '../presence/index.ts';
import { createBattleUpdates } from './battle-updates.ts';
import { type ChoiceInput, createChooseAgainstAi, repeatResponse } from './choose.ts';
import { createCurrentBattle } from './current-battle.ts';
import { createDraws, type DrawCall } from './draws.ts';
import { createDuelPlay } from './duel-play.ts';
import { keepPulse } from './duel-pulse.ts';
import { createEndEarly } from './end-early.ts';
import type { ViewRequest } from './engine/messages.ts';
import type { EngineClient } from './engine-client.ts';
import type { KeyedMutex } from './keyed-mutex.ts';
import { type OwnBattle, requireBattle, requireOwnBattle } from './require-battle.ts';
import { runAll } from './run-all.ts';
import { createSaveStep } from './save-step.ts';
import type { SetupOf } from './setup-cache.ts';
import { retryOnConflict } from './step-conflict.ts';
import { tryToSurrender } from './surrender.ts';
import { createWatching } from './watching.ts';

export interface PlayParts {
  db: Database;
  transaction: RunTransaction;
  bus: Pick<Bus, 'publish'>;
  clock: Clock;
  databaseClock: DatabaseClock;
  setupOf: SetupOf;
  engineClient: EngineClient;
  /** Mutex per battle. */
  runExclusive: KeyedMutex;
}

/** Presence is recorded again once it is this old, lest the player count as away. */
const maxUnseenMs = 1.5 * onlineIntervalMs;

/** The calls of players in their battles. */
export function createBattlePlay(parts: PlayParts) {
  const { db, clock, transaction, engineClient, runExclusive } = parts;
  const updates = createBattleUpdates(parts);
  const endEarly = createEndEarly({ transaction, engineClient, updates });
  const draws = createDraws({ db, transaction, endEarly });
  const duelPlay = createDuelPlay({ ...parts, updates, endEarly });
  const saveStep = createSaveStep(transaction);
  const chooseAgainstAi = createChooseAgainstAi({ engineClient, updates, saveStep });
  const { findCurrent, findCurrentTrial, bringUpToDate } = createCurrentBattle({
    ...parts,
    endEarly,
    duelPlay,
  });

  async function tryToChoose(
    { battle, side }: OwnBattle,
    input: ChoiceInput,
  ): Promise<BattleUpdate | undefined> {
    const isAtStep = battle.status === 'running' && battle.step === input.step;
    return isAtStep
      ? chooseByKind({ battle, side }, input)
      : repeatResponse({ db, updates }, { battle, side }, input);
  }

  // Not async: then the compiler would let a kind without a case return undefined.
  function chooseByKind(
    { battle, side }: OwnBattle,
    input: ChoiceInput,
  ): Promise<BattleUpdate | undefined> {
    switch (battle.kind) {
      case 'leader':
      case 'rematch':
      case 'trial':
        return chooseAgainstAi({ battle, side }, input);
      case 'duel':
        return battle.sealed.includes(side)
          ? repeatResponse({ db, updates }, { battle, side }, input)
          : duelPlay.tryToChoose({ battle, side }, input);
    }
  }

  /** The calls for battles that `find` returns. */
  function callsOf(find: (battleId: number) => Promise<OwnBattle>) {
    return {
      /** The battle with all events so far. */
      get: (battleId: number): Promise<BattleState> =>
        runExclusive(battleId, async () => updates.stateOf(await find(battleId))),

      /** Events after the first `after`, and the current state. */
      updates: (battleId: number, after: number): Promise<BattleUpdate> =>
        runExclusive(battleId, async () => updates.updatesSince(await find(battleId), after)),

      /**
       * Makes the choice of a step. Idempotent: the same choice gets the same response, a different
       * one a conflict.
       */
      choose: (input: ChoiceInput): Promise<BattleUpdate> =>
        runExclusive(input.battleId, () =>
          retryOnConflict(async () => tryToChoose(await find(input.battleId), input)),
        ),

      surrender: (battleId: number, after: number): Promise<BattleUpdate> =>
        runExclusive(battleId, () =>
          retryOnConflict(async () =>
            tryToSurrender({ db, updates, endEarly }, await find(battleId), after),
          ),
        ),
    };
  }

  /** Players without a stream are online by their calls. */
  async function keepOnline(userId: number, { battle, side }: OwnBattle): Promise<void> {
    const duel = asDuel(battle);
    if (duel === null || duel.status !== 'running') return;
    const seenAt = duel.seats[side].seenAt?.getTime() ?? 0;
    if (clock() - seenAt < maxUnseenMs) return;
    await transaction(async ({ trx, now, emit }) => {
      const wasHere = await isOnline(trx, userId, now);
      await updateOnline(trx, [userId], now);
      if (!wasHere) emit('battle-steps', battle.id);
    });
  }

  const watching = createWatching({ ...parts, updates, bringUpToDate });

  return {
    bringUpToDate,
    watching,

    /** The side on which a player fights. Throws AppError 'forbidden' for other battles. */
    findSide: async (userId: number, battleId: number): Promise<BattleSide> =>
      (await requireOwnBattle(db, userId, battleId)).side,

    /** What players are told of a battle, for several audiences at once. */
    readNews: (battleId: number, requests: readonly ViewRequest[]) =>
      runExclusive(battleId, async () => {
        const battle = await bringUpToDate(await requireBattle(db, battleId));
        return updates.newsFor(battle, requests);
      }),

    /**
     * Keeps duels going: plays complete steps, and ends duels in which a side's time is up. Also
     * the pulse: clocks stand still while no server does this.
     */
    async keepDuelsGoing(): Promise<void> {
      if ((await listRunningDuels(db)).length === 0) return;
      const { now } = await transaction((unit) => keepPulse(unit));
      const due = await listDueDuels(db, new Date(now));
      await runAll(due, (battleId) =>
        runExclusive(battleId, async () => {
          await bringUpToDate(await requireBattle(db, battleId));
        }),
      );
    },

    /** The calls of a player in a battle of theirs. */
    asPlayer: (userId: number) =>
      callsOf(async (battleId) => {
        const own = await findCurrent(userId, battleId);
        await keepOnline(userId, own);
        return own;
      }),

    /** The calls of a visitor in a trial. */
    asVisitor: callsOf(findCurrentTrial),

    /** Offers a draw in the running step of a duel, or accepts the other's. */
    offerDraw: (userId: number, offer: DrawCall): Promise<void> =>
      runExclusive(offer.battleId, async () =>
        draws.offer(await findCurrent(userId, offer.battleId), offer),
      ),

    /** Accepts the other's draw, which ends the duel, or refuses it. */
    answerDraw: (userId: number, answer: DrawCall & { accept: boolean }): Promise<void> =>
      runExclusive(answer.battleId, async () =>
        draws.answer(await findCurrent(userId, answer.battleId), answer),
      ),
  };
}

export type BattlePlay = ReturnType<typeof createBattlePlay>;
