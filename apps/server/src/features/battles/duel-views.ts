import {
  battleSides,
  type DuelClock,
  type DuelResult,
  type DuelUpdate,
  type MatchOutcome,
  type RatingChange,
  type WatchedUpdate,
} from '@poketorneo/contract';
import { foeOf } from '@poketorneo/rules/battle';
import { chooseBefore, emoteShownMs, isDrawOffered, paceTimes } from '@poketorneo/rules/duels';
import type { Database } from '../../db/database.ts';
import { type Duel, type DuelSeat, findDuel } from '../battle-records/index.ts';
import { findFirstLegId } from '../duel-challenges/index.ts';
import { isStillOnline } from '../presence/index.ts';
import { toShownRating } from '../ratings/index.ts';
import type { DuelSetup, StoredSetup } from './battle-setup.ts';
import {
  describeBattle,
  type Progress,
  type ViewParts,
  type ViewTimes,
  wrongSetup,
} from './describe-battle.ts';
import type { AudienceView } from './engine/messages.ts';
import type { OwnBattle } from './require-battle.ts';

/** What never changes in a duel. Throws if the setup is of another kind of battle. */
export function describeDuel(battle: Duel, setup: StoredSetup) {
  if (setup.kind !== 'duel') throw wrongSetup(battle, setup);
  const { kind, pace, rated, watch, seats } = battle;
  const { arena, balance }: DuelSetup = setup;
  const ratingOf = ({ ratingBefore }: DuelSeat) => ratingBefore && toShownRating(ratingBefore);
  return {
    ...describeBattle(battle, setup),
    kind,
    arena,
    pace,
    balance,
    rated,
    watch,
    userIds: [seats[1].userId, seats[2].userId] satisfies [unknown, unknown],
    ratings: [ratingOf(seats[1]), ratingOf(seats[2])] satisfies [unknown, unknown],
  };
}

interface OwnDuel {
  battle: Duel;
  side: OwnBattle['side'];
}

async function findTotal(db: Database, { battle, side }: OwnDuel): Promise<DuelResult['total']> {
  const firstId = await findFirstLegId(db, battle.id);
  const firstLeg = firstId === undefined ? null : await findDuel(db, firstId);
  if (firstLeg?.status !== 'over') return null;
  const { userId, outcome } = battle.seats[side];
  const before = battleSides.map((of) => firstLeg.seats[of]).find((seat) => seat.userId === userId);
  const outcomes = [outcome, before?.outcome];
  const count = (which: MatchOutcome) => outcomes.filter((one) => one === which).length;
  return [count('win'), count('loss')];
}

/** What the other has chosen, and whether, is secret. */
export async function duelUpdateOf(
  { db, now, databaseNow }: ViewParts,
  { battle, side }: OwnDuel,
): Promise<Omit<DuelUpdate, Exclude<keyof Progress, 'deadline'>>> {
  const { seats, status, endedBy } = battle;
  const isRunning = status === 'running';
  const own = seats[side];
  return {
    kind: battle.kind,
    deadline: shownDeadline(battle, side),
    isSealed: isRunning && battle.sealed.includes(side),
    clock: clockOf(battle, databaseNow),
    isFoeAway: isRunning && isAway(seats[foeOf(side)], now),
    emotes: [saidBy(seats[1], databaseNow), saidBy(seats[2], databaseNow)],
    drawOffer: isRunning ? drawOfferOf(battle, side) : null,
    result:
      status !== 'over' || own.outcome === null || endedBy === null
        ? null
        : {
            outcome: own.outcome,
            by: endedBy,
            rating: ratingChangeOf(own),
            unratedReason: battle.unratedReason,
            total: await findTotal(db, { battle, side }),
          },
  };
}

/** The refusal of the other's offer is no news to who has refused it. */
function drawOfferOf({ step, seats }: Duel, side: OwnDuel['side']): DuelUpdate['drawOffer'] {
  const hasOffered = ({ drawOfferedAtStep: lastOffer }: DuelSeat) =>
    isDrawOffered({ step, lastOffer });
  const hasRefused = ({ drawRefusedAtStep }: DuelSeat) => drawRefusedAtStep === step;
  const [own, foe] = [seats[side], seats[foeOf(side)]];
  if (hasOffered(foe) && !hasRefused(foe)) return 'foe';
  if (!hasOffered(own)) return null;
  return hasRefused(own) ? 'refused' : 'own';
}

/** Null while the duel runs, and where it does not count. */
export function ratingChangeOf({ ratingBefore, ratingAfter }: DuelSeat): RatingChange | null {
  if (ratingBefore === null || ratingAfter === null) return null;
  return { before: toShownRating(ratingBefore), after: toShownRating(ratingAfter) };
}

/** At a moment by the database's clock; null once it is over. */
function clockOf({ status, stepAt, pace, seats }: Duel, now: number): DuelClock | null {
  if (status !== 'running') return null;
  return {
    stepAt: stepAt.toISOString(),
    now: new Date(now).toISOString(),
    free: paceTimes[pace].free,
    banks: [seats[1].bank, seats[2].bank],
  };
}

/** A duel as spectators see it. */
export function viewWatched(
  duel: Duel,
  { seq, events }: Pick<AudienceView, 'seq' | 'events'>,
  { databaseNow }: Pick<ViewTimes, 'databaseNow'>,
): WatchedUpdate {
  const { step, seats, status, outcome, endedBy } = duel;
  return {
    kind: 'watched',
    ...{ step, seq, status, events: [...events] },
    clock: clockOf(duel, databaseNow),
    emotes: [saidBy(seats[1], databaseNow), saidBy(seats[2], databaseNow)],
    outcome: status === 'running' ? null : outcome,
    by: endedBy,
  };
}

/**
 * The moment at which the player, or else the other, is too late. The stored one tells whether the
 * other has chosen, which is secret.
 */
function shownDeadline(
  { status, pace, stepAt, seats, awaited }: Duel,
  side: OwnBattle['side'],
): string | null {
  if (status !== 'running') return null;
  const { bank } = seats[awaited.includes(side) ? side : foeOf(side)];
  return new Date(chooseBefore({ pace, stepAt: stepAt.getTime(), bank })).toISOString();
}

/** Players who hide being online are never away. */
function isAway({ seenAt, showsOnline }: DuelSeat, now: number): boolean {
  return showsOnline && !isStillOnline(seenAt?.getTime() ?? null, now);
}

function saidBy({ emote: said }: DuelSeat, now: number) {
  if (said === null || now - said.at.getTime() >= emoteShownMs) return null;
  return { emote: said.emote, at: said.at.toISOString() };
}

/** What the summary of a duel has of its own, for one of its players. */
export function duelSummaryOf(battle: Duel, userId: number) {
  const { seats, kind, rated } = battle;
  const isSecond = seats[2].userId === userId;
  const side = isSecond ? 2 : 1;
  const own = seats[side];
  const { name, picture } = seats[foeOf(side)];
  const change = ratingChangeOf(own);
  return {
    kind,
    rated,
    ratingChange: change && change.after.rating - change.before.rating,
    deadline: shownDeadline(battle, side),
    outcome: own.outcome,
    opponent: { name, picture },
  };
}
