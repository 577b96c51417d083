import { isDeepStrictEqual } from 'node:util';
import type { BattleChoice, BattleState, BattleUpdate } from '@poketorneo/contract';
import { deadlineOf, isPastDeadline } from '@poketorneo/rules/battle';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/dialect.ts';
import type { RunTransaction, UnitOfWork } from '../../db/transaction.ts';
import { isSameStep, requireBattle, requireOwnBattle, retryOnConflict } from './access.ts';
import { findLastChoice, insertChoices } from './battle-choices-repository.ts';
import { endBattle, outcomeOf } from './battle-end.ts';
import { findReplay } from './battle-replays-repository.ts';
import { describeBattle, resultOf } from './battle-views.ts';
import { type BattleRecord, findBattle, updateStep } from './battles-repository.ts';
import type { BattleSnapshot } from './engine/messages.ts';
import type { EngineClient } from './engine-client.ts';
import {
  alreadyDecided,
  battleHasEnded,
  choiceRefused,
  illegalChoice,
  stepAlreadyPlayed,
  stepNotReached,
} from './errors.ts';
import type { KeyedMutex } from './keyed-mutex.ts';
import type { SetupOf } from './setup-cache.ts';
import { voidBrokenBattle } from './void-battle.ts';

export interface PlayParts {
  db: Database;
  transaction: RunTransaction;
  clock: Clock;
  setupOf: SetupOf;
  engineClient: EngineClient;
  /** Mutex per battle. */
  runExclusive: KeyedMutex;
}

export interface ChoiceInput {
  battleId: number;
  step: number;
  choice: BattleChoice;
  /** Number of events the player has. */
  after: number;
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
  /**
   * Ends a running battle as lost. Returns false if it was advanced since it was read, or is broken.
   */
  async function endIfUnchanged(
    battle: BattleRecord,
    by: 'surrender' | 'timeout',
    notifyPlayer: (unit: UnitOfWork) => Promise<unknown> = async () => {},
  ): Promise<boolean> {
    const response = await engineClient.snapshot(battle, { after: 0, includeReplay: true });
    if (response.kind === 'broken') {
      await handleBroken(battle, response.message);
      return false;
    }
    const { replayEvents } = response;
    return transaction(async (unit) => {
      if (!(await isSameStep(unit, battle))) return false;
      await endBattle(unit, battle, { outcome: 'loss', by, turn: battle.turn, replayEvents });
      await notifyPlayer(unit);
      return true;
    });
  }

  /** Ends the battle first if its deadline has passed. */
  async function applyDeadline(battle: BattleRecord): Promise<BattleRecord> {
    const { deadline } = battle;
    if (deadline === null || !isPastDeadline(deadline.getTime(), clock())) return battle;
    await endIfUnchanged(battle, 'timeout');
    return requireBattle(db, battle.id);
  }

  async function updatesSince(battle: BattleRecord, after: number): Promise<BattleUpdate> {
    const { step, status, deadline } = battle;
    if (status !== 'running') {
      const own = (await findReplay(db, battle.id))?.own;
      const result = status === 'over' ? await resultOf(db, battle) : null;
      const events = own?.slice(after) ?? [];
      // Without a replay there are no events beyond those the player has.
      const seq = own?.length ?? after;
      return { step, seq, status, events, request: null, deadline: null, result };
    }
    const response = await engineClient.snapshot(battle, { after });
    if (response.kind === 'broken')
      return updatesSince(await handleBroken(battle, response.message), after);
    return toUpdate({ status, deadline }, response);
  }

  /** Voids a battle of another engine version; throws if the version is the same. */
  async function handleBroken(battle: BattleRecord, message: string): Promise<BattleRecord> {
    if (battle.engineVersion === (await engineClient.version())) {
      throw new Error(`Battle ${battle.id} is broken: ${message}`);
    }
    await transaction((unit) => voidBrokenBattle(unit, battle));
    return requireBattle(db, battle.id);
  }

  /**
   * Responds to a choice for another step: a repetition of the last choice gets the same update.
   */
  async function repeatResponse(battle: BattleRecord, input: ChoiceInput): Promise<BattleUpdate> {
    const last = await findLastChoice(db, battle.id);
    if (last?.step === input.step && isDeepStrictEqual(last.choice, input.choice)) {
      return updatesSince(battle, input.after);
    }
    if (battle.status !== 'running') throw battleHasEnded(battle);
    if (input.step > battle.step) throw stepNotReached();
    throw last?.step === input.step ? alreadyDecided() : stepAlreadyPlayed();
  }

  /** Stores a step. Returns undefined if another request has decided it. */
  async function saveStep(
    battle: BattleRecord,
    { step, turn, newChoices, end, replayEvents }: BattleSnapshot,
  ): Promise<BattleRecord | undefined> {
    try {
      return await transaction(async (unit) => {
        const { trx, now } = unit;
        if (!(await isSameStep(unit, battle))) return undefined;
        await insertChoices(trx, battle.id, newChoices, now);
        const deadline = new Date(deadlineOf(now.getTime()));
        await updateStep(trx, battle.id, { step, turn, deadline });
        if (end !== null) {
          await endBattle(unit, battle, {
            outcome: outcomeOf(end),
            by: end.by,
            turn,
            replayEvents,
          });
        }
        return findBattle(trx, battle.id);
      });
    } catch (error) {
      if (isUniqueViolation(error)?.table === 'battle_choices') return undefined;
      throw error;
    }
  }

  /** Returns undefined if the battle was advanced since it was read. */
  async function tryToChoose(
    userId: number,
    input: ChoiceInput,
  ): Promise<BattleUpdate | undefined> {
    const { battleId, step, choice, after } = input;
    const battle = await applyDeadline(await requireOwnBattle(db, userId, battleId));
    if (battle.status !== 'running' || battle.step !== step) return repeatResponse(battle, input);
    // Outside the transaction: on SQLite it would block all other writes.
    const response = await engineClient.send(battle, { after, choice });
    switch (response.kind) {
      case 'illegal':
        throw illegalChoice(response.problem);
      case 'refused':
        throw choiceRefused();
      case 'broken':
        await handleBroken(battle, response.message);
        return undefined;
      case 'snapshot': {
        const saved = await saveStep(battle, response);
        if (saved === undefined) return undefined;
        engineClient.confirm(battleId);
        return saved.status === 'running' ? toUpdate(saved, response) : updatesSince(saved, after);
      }
    }
  }

  /** Returns undefined if the battle was advanced since it was read. */
  async function tryToSurrender(
    userId: number,
    battleId: number,
    after: number,
  ): Promise<BattleUpdate | undefined> {
    const battle = await applyDeadline(await requireOwnBattle(db, userId, battleId));
    // The first response may have been lost.
    if (battle.status === 'over' && battle.endedBy === 'surrender')
      return updatesSince(battle, after);
    if (battle.status !== 'running') throw battleHasEnded(battle);
    const hasEnded = await endIfUnchanged(battle, 'surrender');
    return hasEnded ? updatesSince(await requireBattle(db, battleId), after) : undefined;
  }

  return {
    endIfUnchanged,

    /** The player's battle with all events so far. */
    get(userId: number, battleId: number): Promise<BattleState> {
      return runExclusive(battleId, async () => {
        const battle = await applyDeadline(await requireOwnBattle(db, userId, battleId));
        const update = await updatesSince(battle, 0);
        return { ...describeBattle(battle, await setupOf(battleId)), ...update };
      });
    },

    /** Events after the first `after`, and the current state. */
    news(userId: number, battleId: number, after: number): Promise<BattleUpdate> {
      return runExclusive(battleId, async () =>
        updatesSince(await applyDeadline(await requireOwnBattle(db, userId, battleId)), after),
      );
    },

    /**
     * Plays the player's and the leader's choice of a step. Idempotent: the same choice gets the
     * same response, a different one a conflict.
     */
    choose: (userId: number, input: ChoiceInput): Promise<BattleUpdate> =>
      runExclusive(input.battleId, () => retryOnConflict(() => tryToChoose(userId, input))),

    surrender: (userId: number, battleId: number, after: number): Promise<BattleUpdate> =>
      runExclusive(battleId, () => retryOnConflict(() => tryToSurrender(userId, battleId, after))),
  };
}

export type BattlePlay = ReturnType<typeof createBattlePlay>;

function toUpdate(
  { status, deadline }: Pick<BattleRecord, 'status' | 'deadline'>,
  { step, seq, events, request }: BattleSnapshot,
): BattleUpdate {
  return {
    step,
    seq,
    status,
    events: [...events],
    request,
    deadline: deadline?.toISOString() ?? null,
    result: null,
  };
}
