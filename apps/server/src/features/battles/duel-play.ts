import type { BattleSide, BattleUpdate } from '@poketorneo/contract';
import { chooseBefore, judge } from '@poketorneo/rules/duels';
import type { Bus } from '../../bus/index.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { DatabaseClock } from '../../db/database-clock.ts';
import { canChangeInWith, findDatabaseNow } from '../../db/dialect.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import {
  type Duel,
  type DuelChoice,
  findStepChoices,
  requireDuel,
  sealChoice,
} from '../battle-records/index.ts';
import type { BattleUpdates } from './battle-updates.ts';
import { type ChoiceInput, rejected } from './choose.ts';
import { keepPulse } from './duel-pulse.ts';
import type { EndEarly } from './end-early.ts';
import type { AudienceView, ViewRequest } from './engine/messages.ts';
import type { EngineClient } from './engine-client.ts';
import { timeIsUp } from './errors.ts';
import { createPlayDuelStep, type PlayedStep } from './play-duel-step.ts';
import { type OwnBattle, requireBattle } from './require-battle.ts';
import { clockOf } from './save-duel-step.ts';

interface DuelPlayParts {
  db: Database;
  transaction: RunTransaction;
  bus: Pick<Bus, 'publish'>;
  clock: Clock;
  databaseClock: DatabaseClock;
  engineClient: EngineClient;
  updates: BattleUpdates;
  endEarly: EndEarly;
}

/**
 * The steps of duels. A choice is stored sealed; the request that stores the last one plays
 * the step. If that process dies, the next request or the sweep plays it: `settle`.
 */
export function createDuelPlay(parts: DuelPlayParts) {
  const { db, transaction, clock, databaseClock, engineClient, updates, endEarly } = parts;
  const { playStep, playThenStore } = createPlayDuelStep(parts);

  /** Stores a choice of the running step; if it is the last one, plays the step. */
  async function storeThenPlay(
    duel: Duel,
    choosing: DuelChoice,
    { own, ifWaiting }: { own: ViewRequest; ifWaiting: readonly AudienceView[] },
  ): Promise<PlayedStep | 'refused' | undefined> {
    const sealed = await sealChoice({ db, transaction, clock }, choosing);
    if (sealed === undefined) return 'refused';
    // The step was still the duel's: nothing else that the step depends on can have changed.
    const current = { ...duel, ...sealed.changes };
    if (isComplete(current)) return playStep(current, { known: sealed.choices, views: [own] });
    return (await settle(current)) === current ? { duel: current, views: ifWaiting } : undefined;
  }

  /** Ends a duel in which a side's time is up, by the database's clock. */
  function endByClock(duel: Duel): Promise<boolean> {
    return endEarly(duel, async (unit, current) => {
      const running = requireDuel(current);
      const { hasMoved, now } = await keepPulse(unit);
      if (hasMoved) return null;
      const { trx, emit } = unit;
      const choices = await findStepChoices(trx, duel.id, running.step);
      const end = judge({ ...clockOf(running, choices), now });
      if (end !== null) emit('battle-steps', duel.id);
      return end && { ...end, by: 'timeout' };
    });
  }

  /**
   * Plays a complete step, and ends a duel whose time is up; `now` is the database's time, if the
   * caller knows it exactly. Returns the current state.
   */
  async function settle(duel: Duel, now?: number): Promise<Duel> {
    if (duel.status !== 'running') return duel;
    if (isComplete(duel)) {
      const played = await playStep(duel);
      if (played !== undefined) return played.duel;
    } else if (duel.deadline === null) return duel;
    else if (duel.deadline.getTime() > (now ?? (await databaseClock()))) return duel;
    else await endByClock(duel);
    return requireDuel(await requireBattle(db, duel.id));
  }

  /**
   * Why a choice was not stored: throws if it is too late by the database's clock. It does nothing
   * if the duel was advanced, or the choice made on another device.
   */
  async function explainRefusal(side: BattleSide, battleId: number): Promise<void> {
    const duel = requireDuel(await requireBattle(db, battleId));
    const now = await findDatabaseNow(db, clock);
    const current = await settle(duel, now);
    if (current.endedBy === 'timeout') throw timeIsUp();
    // The other side may still choose, and win.
    if (!isLate(current, side, now)) return;
    if (!(await transaction(keepPulse)).hasMoved) throw timeIsUp();
  }

  /** Returns undefined if the duel was advanced since it was read. */
  async function tryToChoose(
    { battle: duel, side }: OwnBattle & { battle: Duel },
    { step, choice, after }: ChoiceInput,
  ): Promise<BattleUpdate | undefined> {
    const { id: battleId, pace } = duel;
    const { userId } = duel.seats[side];
    // The account was deleted meanwhile, which has ended the duel.
    if (userId === null) return undefined;
    const own = { audience: side, after };
    const isLast = isComplete({ ...duel, sealed: [...duel.sealed, side] });
    const response = await engineClient.send(duel, {
      task: { kind: 'try', side, choice },
      // The last choice is answered with the next step.
      views: isLast ? [] : [own],
    });
    switch (response.kind) {
      case 'illegal':
      case 'refused':
        throw rejected(response);
      case 'broken':
        await updates.handleBroken(duel, response.message);
        return undefined;
      case 'snapshot':
        throw new Error(`Unexpected engine response to a choice in ${battleId}`);
      case 'possible': {
        const choosing = { battleId, step, side, userId, choice, pace };
        const seen =
          isLast && !canChangeInWith(db)
            ? await playThenStore(duel, choosing, own)
            : await storeThenPlay(duel, choosing, { own, ifWaiting: response.views });
        if (seen === 'refused') {
          await explainRefusal(side, battleId);
          return undefined;
        }
        return seen === undefined
          ? updates.updatesSince({ battle: await requireBattle(db, battleId), side }, after)
          : updates.updateFrom({ battle: seen.duel, side }, seen.views);
      }
    }
  }

  return { tryToChoose, settle };
}

export type DuelPlay = ReturnType<typeof createDuelPlay>;

function isComplete({ awaited, sealed }: Pick<Duel, 'awaited' | 'sealed'>): boolean {
  return awaited.every((side) => sealed.includes(side));
}

/** Whether a side of a running duel can no longer choose. */
function isLate(
  { status, pace, stepAt, awaited, sealed, seats }: Duel,
  side: BattleSide,
  now: number,
) {
  if (status !== 'running' || !awaited.includes(side) || sealed.includes(side)) return false;
  return now >= chooseBefore({ pace, stepAt: stepAt.getTime(), bank: seats[side].bank });
}
