import { isDeepStrictEqual } from 'node:util';
import type { BattleChoice, BattleNews, BattleState } from '@poketorneo/contract';
import { deadlineOf, isPastDeadline } from '@poketorneo/rules/battle';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/dialect.ts';
import type { RunTransaction, Unit } from '../../db/transaction.ts';
import { findLastChoice, insertChoices } from './battle-choices-repository.ts';
import { endBattle, outcomeOf } from './battle-end.ts';
import {
  choseOtherwise,
  endedBefore,
  engineRefused,
  illegalChoice,
  oldStep,
  stepToCome,
} from './battle-refusals.ts';
import { findReplay } from './battle-replays-repository.ts';
import { aboutBattle, resultOf } from './battle-views.ts';
import { type BattleRecord, findBattle, updateStep } from './battles-repository.ts';
import type { BattleStanding } from './engine/messages.ts';
import type { EngineClient } from './engine-client.ts';
import { foundBattle, foundOwnBattle } from './found-battle.ts';
import type { InTurn } from './in-turn.ts';
import type { SetupOf } from './stored-setups.ts';
import { isUnmoved, untilUnmoved } from './until-unmoved.ts';
import { voidBrokenBattle } from './void-battle.ts';

export interface PlayParts {
  db: Database;
  transaction: RunTransaction;
  clock: Clock;
  setupOf: SetupOf;
  engineClient: EngineClient;
  /** One thing at a time in each battle. */
  inTurn: InTurn;
}

export interface MadeChoice {
  battleId: number;
  step: number;
  choice: BattleChoice;
  /** How many events the player knows. */
  after: number;
}

/** Battles as their players fight them. */
export function createBattlePlay({
  db,
  transaction,
  clock,
  setupOf,
  engineClient,
  inTurn,
}: PlayParts) {
  /**
   * Ends a running battle, unless it has gone on since it was read, or cannot be told any more: answers
   * whether it has ended.
   */
  async function endUnlessMoved(
    battle: BattleRecord,
    by: 'surrender' | 'timeout',
    tell: (unit: Unit) => Promise<unknown> = async () => {},
  ): Promise<boolean> {
    const answer = await engineClient.look(battle, { after: 0, whole: true });
    if (answer.is === 'broken') {
      await afterBreaking(battle, answer.message);
      return false;
    }
    const { whole } = answer;
    return transaction(async (unit) => {
      if (!(await isUnmoved(unit, battle))) return false;
      await endBattle(unit, battle, { outcome: 'loss', by, turn: battle.turn, whole });
      await tell(unit);
      return true;
    });
  }

  /** The battle as it is, after what the time has brought. */
  async function asOfNow(battle: BattleRecord): Promise<BattleRecord> {
    const { deadline } = battle;
    if (deadline === null || !isPastDeadline(deadline.getTime(), clock())) return battle;
    await endUnlessMoved(battle, 'timeout');
    return foundBattle(db, battle.id);
  }

  async function newsOf(battle: BattleRecord, after: number): Promise<BattleNews> {
    const { step, status, deadline } = battle;
    if (status !== 'running') {
      const own = (await findReplay(db, battle.id))?.own;
      const result = status === 'over' ? await resultOf(db, battle) : null;
      const events = own?.slice(after) ?? [];
      // Of a battle without a replay nothing more is told than what the player knows already.
      const seq = own?.length ?? after;
      return { step, seq, status, events, request: null, deadline: null, result };
    }
    const answer = await engineClient.look(battle, { after });
    if (answer.is === 'broken') return newsOf(await afterBreaking(battle, answer.message), after);
    return newsOfStanding({ status, deadline }, answer);
  }

  /** A battle that the engine cannot go on with: annulled where the engine is another one than before. */
  async function afterBreaking(battle: BattleRecord, message: string): Promise<BattleRecord> {
    if (battle.engineVersion === (await engineClient.version())) {
      throw new Error(`Battle ${battle.id} is broken: ${message}`);
    }
    await transaction((unit) => voidBrokenBattle(unit, battle));
    return foundBattle(db, battle.id);
  }

  /** What is told of a choice that does not belong to the step that is to be decided. */
  async function answerAgain(battle: BattleRecord, made: MadeChoice): Promise<BattleNews> {
    const last = await findLastChoice(db, battle.id);
    if (last?.step === made.step && isDeepStrictEqual(last.choice, made.choice)) {
      return newsOf(battle, made.after);
    }
    if (battle.status !== 'running') throw endedBefore(battle);
    if (made.step > battle.step) throw stepToCome();
    throw last?.step === made.step ? choseOtherwise() : oldStep();
  }

  /** Keeps what was decided, unless somebody has decided it elsewhere. */
  async function keep(
    battle: BattleRecord,
    { step, turn, decided, end, whole }: BattleStanding,
  ): Promise<BattleRecord | undefined> {
    try {
      return await transaction(async (unit) => {
        const { trx, now } = unit;
        if (!(await isUnmoved(unit, battle))) return undefined;
        await insertChoices(trx, battle.id, decided, now);
        const deadline = new Date(deadlineOf(now.getTime()));
        await updateStep(trx, battle.id, { step, turn, deadline });
        if (end !== null) {
          await endBattle(unit, battle, { outcome: outcomeOf(end), by: end.by, turn, whole });
        }
        return findBattle(trx, battle.id);
      });
    } catch (error) {
      if (isUniqueViolation(error)?.table === 'battle_choices') return undefined;
      throw error;
    }
  }

  /** Answers with nothing where the battle has gone on meanwhile. */
  async function tryToChoose(userId: number, made: MadeChoice): Promise<BattleNews | undefined> {
    const { battleId, step, choice, after } = made;
    const battle = await asOfNow(await foundOwnBattle(db, userId, battleId));
    if (battle.status !== 'running' || battle.step !== step) return answerAgain(battle, made);
    // Outside of the transaction: on the embedded database it would hold up everybody else.
    const answer = await engineClient.ask(battle, { after, choice });
    switch (answer.is) {
      case 'illegal':
        throw illegalChoice(answer.problem);
      case 'refused':
        throw engineRefused();
      case 'broken':
        await afterBreaking(battle, answer.message);
        return undefined;
      case 'standing': {
        const kept = await keep(battle, answer);
        if (kept === undefined) return undefined;
        engineClient.confirm(battleId);
        return kept.status === 'running' ? newsOfStanding(kept, answer) : newsOf(kept, after);
      }
    }
  }

  /** Answers with nothing where the battle has gone on meanwhile. */
  async function tryToSurrender(
    userId: number,
    battleId: number,
    after: number,
  ): Promise<BattleNews | undefined> {
    const battle = await asOfNow(await foundOwnBattle(db, userId, battleId));
    // The answer to the first time may have got lost.
    if (battle.status === 'over' && battle.endedBy === 'surrender') return newsOf(battle, after);
    if (battle.status !== 'running') throw endedBefore(battle);
    const hasEnded = await endUnlessMoved(battle, 'surrender');
    return hasEnded ? newsOf(await foundBattle(db, battleId), after) : undefined;
  }

  return {
    endUnlessMoved,

    /** A battle of the player's with all that has happened. */
    get(userId: number, battleId: number): Promise<BattleState> {
      return inTurn(battleId, async () => {
        const battle = await asOfNow(await foundOwnBattle(db, userId, battleId));
        const news = await newsOf(battle, 0);
        return { ...aboutBattle(battle, await setupOf(battleId)), ...news };
      });
    },

    /** What has happened in it after some events. */
    news(userId: number, battleId: number, after: number): Promise<BattleNews> {
      return inTurn(battleId, async () =>
        newsOf(await asOfNow(await foundOwnBattle(db, userId, battleId)), after),
      );
    },

    /**
     * Takes the player's choice for a step, has the leader decide, and keeps both. The same choice
     * again gets the same answer; another one, or one for another step, is refused.
     */
    choose: (userId: number, made: MadeChoice): Promise<BattleNews> =>
      inTurn(made.battleId, () => untilUnmoved(() => tryToChoose(userId, made))),

    surrender: (userId: number, battleId: number, after: number): Promise<BattleNews> =>
      inTurn(battleId, () => untilUnmoved(() => tryToSurrender(userId, battleId, after))),
  };
}

export type BattlePlay = ReturnType<typeof createBattlePlay>;

function newsOfStanding(
  { status, deadline }: Pick<BattleRecord, 'status' | 'deadline'>,
  { step, seq, events, request }: BattleStanding,
): BattleNews {
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
