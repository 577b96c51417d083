import {
  type BattleReplay,
  type BattleResult,
  type BattleState,
  type BattleSummary,
  type BattleUpdate,
  battleSides,
  contract,
  type DuelClock,
  type DuelResult,
  type DuelSummary,
  type DuelUpdate,
  type LeaderBattleSummary,
  type MatchOutcome,
  type ShownRating,
  type TrialUpdate,
  type WatchedUpdate,
} from '@poketorneo/contract';
import { nextLeaderPosition } from '@poketorneo/rules';
import { foeOf } from '@poketorneo/rules/battle';
import { chooseBefore, emoteShownMs, isDrawOffered, paceTimes } from '@poketorneo/rules/duels';
import type { Database } from '../../db/database.ts';
import {
  asDuel,
  type BattleRecord,
  type Duel,
  type DuelSeat,
  findBattle,
  type LeaderBattle,
  type ListedBattle,
  type ListedLeaderBattle,
  type Trial,
} from '../battle-records/index.ts';
import { findFirstLegId } from '../duel-challenges/index.ts';
import { findEncounter, findMatchOfBattle, toMatch } from '../matches/index.ts';
import { isStillOnline } from '../presence/index.ts';
import { listLeaderPlaces } from '../tournaments/index.ts';
import type { DuelSetup, LeaderSetup, StoredSetup, TrialSetup } from './battle-setup.ts';
import { mayBringAnyTier, rewardedAttemptsLeft } from './lineups.ts';
import type { OwnBattle } from './require-battle.ts';
import { offeredKind } from './start-refusal.ts';
import { trialTrainer } from './trial-trainer.ts';

/** What a player is told of a battle of any kind. */
export type Progress = Pick<
  BattleUpdate,
  'step' | 'seq' | 'status' | 'events' | 'request' | 'deadline'
>;

interface ViewParts {
  db: Database;
  now: number;
}

/** A battle as one of its players sees it. */
export async function viewUpdate(
  { db, now }: ViewParts,
  { battle, side }: OwnBattle,
  progress: Progress,
): Promise<BattleUpdate> {
  switch (battle.kind) {
    case 'leader':
    case 'rematch':
      return { ...progress, kind: battle.kind, result: await leaderResultOf(db, battle) };
    case 'duel':
      return {
        ...progress,
        ...duelUpdateOf({ battle, side, total: await findTotal(db, { battle, side }) }, now),
      };
    case 'trial':
      return { ...progress, kind: battle.kind, result: trialResultOf(battle) };
  }
}

/** The same with the parts that never change. Throws if the setup is of another kind of battle. */
export async function viewState(
  { db, now }: ViewParts,
  { battle, side }: OwnBattle,
  setup: StoredSetup,
  progress: Progress,
): Promise<BattleState> {
  switch (battle.kind) {
    case 'leader':
    case 'rematch': {
      const result = await leaderResultOf(db, battle);
      return { ...describeLeaderBattle(battle, setup), side, ...progress, result };
    }
    case 'duel':
      return {
        ...describeDuel(battle, setup),
        watchKey: battle.watchKey,
        side,
        ...progress,
        ...duelUpdateOf({ battle, side, total: await findTotal(db, { battle, side }) }, now),
      };
    case 'trial':
      return {
        ...describeTrial(battle, setup),
        side,
        ...progress,
        result: trialResultOf(battle),
      };
  }
}

/** A finished battle for replay. Throws if the setup is of another kind of battle. */
export function viewReplay(
  battle: BattleRecord,
  setup: StoredSetup,
  replayed: Pick<BattleReplay, 'events' | 'side' | 'turns' | 'outcome' | 'replayKey'>,
): BattleReplay {
  switch (battle.kind) {
    case 'leader':
    case 'rematch':
      return { ...describeLeaderBattle(battle, setup), ...replayed };
    case 'duel':
      return { ...describeDuel(battle, setup), ...replayed };
    case 'trial':
      return { ...describeTrial(battle, setup), ...replayed };
  }
}

function describeLeaderBattle(battle: LeaderBattle, setup: StoredSetup) {
  if (setup.kind !== 'leader') throw wrongSetup(battle, setup);
  const { kind, leaderId } = battle;
  const { arena, lines, acePlace }: LeaderSetup = setup;
  return { ...describeBattle(battle, setup), kind, leaderId, arena, lines, acePlace };
}

function describeTrial(battle: Trial, setup: StoredSetup) {
  if (setup.kind !== 'trial') throw wrongSetup(battle, setup);
  const { arena, lines, acePlace }: TrialSetup = setup;
  return { ...describeBattle(battle, setup), kind: battle.kind, arena, lines, acePlace };
}

/** Null unless it is over. */
function trialResultOf({ status, outcome, endedBy }: Trial): TrialUpdate['result'] {
  if (status !== 'over' || outcome === null || endedBy === null) return null;
  return { outcome, by: endedBy };
}

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

function describeBattle(
  { id, format, levelRule, startedAt }: BattleRecord,
  { contestants }: StoredSetup,
) {
  return { id, format, levelRule, contestants, startedAt: startedAt.toISOString() };
}

const wrongSetup = ({ id, kind }: BattleRecord, setup: StoredSetup) =>
  new Error(`The setup of battle ${id}, a ${kind}, is that of a ${setup.kind} battle`);

export function toShownRating({ rating, deviation }: ShownRating): ShownRating {
  return { rating: Math.round(rating), deviation: Math.round(deviation) };
}

interface OwnDuel {
  battle: Duel;
  side: OwnBattle['side'];
}

async function findTotal(db: Database, { battle, side }: OwnDuel): Promise<DuelResult['total']> {
  if (battle.status !== 'over') return null;
  const firstId = await findFirstLegId(db, battle.id);
  const first = firstId === undefined ? undefined : await findBattle(db, firstId);
  const firstLeg = first === undefined ? null : asDuel(first);
  if (firstLeg?.status !== 'over') return null;
  const { userId, outcome } = battle.seats[side];
  const before = battleSides.map((of) => firstLeg.seats[of]).find((seat) => seat.userId === userId);
  const outcomes = [outcome, before?.outcome];
  const count = (which: MatchOutcome) => outcomes.filter((one) => one === which).length;
  return [count('win'), count('loss')];
}

/** What the other has chosen, and whether, is secret. */
function duelUpdateOf(
  { battle, side, total }: OwnDuel & { total: DuelResult['total'] },
  now: number,
): Omit<DuelUpdate, Exclude<keyof Progress, 'deadline'>> {
  const { step, seats, status, endedBy } = battle;
  const isRunning = status === 'running';
  const own = seats[side];
  const hasOffered = ({ drawOfferedAtStep: lastOffer, drawRefusedAtStep: refused }: DuelSeat) =>
    isRunning && refused !== step && isDrawOffered({ step, lastOffer });
  const { ratingBefore, ratingAfter } = own;
  return {
    kind: battle.kind,
    deadline: shownDeadline(battle, side),
    isSealed: isRunning && battle.sealed.includes(side),
    clock: clockOf(battle, now),
    isFoeAway: isRunning && isAway(seats[foeOf(side)], now),
    emotes: [saidBy(seats[1], now), saidBy(seats[2], now)],
    drawOffer: hasOffered(seats[foeOf(side)]) ? 'foe' : hasOffered(own) ? 'own' : null,
    result:
      status !== 'over' || own.outcome === null || endedBy === null
        ? null
        : {
            outcome: own.outcome,
            by: endedBy,
            rating:
              ratingBefore === null || ratingAfter === null
                ? null
                : { before: toShownRating(ratingBefore), after: toShownRating(ratingAfter) },
            unratedReason: battle.unratedReason,
            total,
          },
  };
}

/** Null once it is over. */
function clockOf({ status, stepAt, pace, seats }: Duel, now: number): DuelClock | null {
  if (status !== 'running') return null;
  return {
    stepAt: stepAt.toISOString(),
    now: new Date(now).toISOString(),
    free: paceTimes[pace].free,
    banks: [seats[1].bank, seats[2].bank],
  };
}

export type SeenBySpectators = Pick<WatchedUpdate, 'step' | 'seq' | 'status' | 'events'>;

/** A duel as spectators see it. */
export function viewWatched(duel: Duel, seen: SeenBySpectators, now: number): WatchedUpdate {
  const { seats, status, outcome, endedBy } = duel;
  return {
    kind: 'watched',
    ...seen,
    clock: clockOf(duel, now),
    emotes: [saidBy(seats[1], now), saidBy(seats[2], now)],
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

/** A battle in a list of this player's. */
export function toSummary(battle: ListedBattle, userId: number): BattleSummary {
  switch (battle.kind) {
    case 'leader':
    case 'rematch':
      return toLeaderSummary(battle);
    case 'duel':
      return toDuelSummary(battle, userId);
    case 'trial': {
      const { kind, outcome } = battle;
      const { name, picture } = trialTrainer;
      return { ...summarize(battle), kind, outcome, opponent: { name, picture } };
    }
  }
}

function toDuelSummary(battle: Extract<ListedBattle, Duel>, userId: number): DuelSummary {
  const { seats, kind, rated } = battle;
  const isSecond = seats[2].userId === userId;
  const side = isSecond ? 2 : 1;
  const own = seats[side];
  const { name, picture } = seats[foeOf(side)];
  return {
    ...summarize(battle),
    kind,
    rated,
    deadline: shownDeadline(battle, side),
    outcome: own.outcome,
    opponent: { name, picture },
  };
}

export function toLeaderSummary(battle: ListedLeaderBattle): LeaderBattleSummary {
  const { kind, leaderId, leaderName, leaderPicture, tournamentName, outcome } = battle;
  return {
    ...summarize(battle),
    ...{ kind, leaderId, leaderName, leaderPicture, tournamentName, outcome },
  };
}

function summarize(battle: ListedBattle) {
  return {
    id: battle.id,
    status: battle.status,
    by: battle.endedBy,
    turn: battle.turn,
    startedAt: battle.startedAt.toISOString(),
    endedAt: battle.endedAt?.toISOString() ?? null,
    deadline: battle.deadline?.toISOString() ?? null,
    hasReplay: battle.hasReplay,
    replayKey: battle.shareKey,
  };
}

const { gains } = contract.matches.insert.response.shape;

/** A finished battle's result, and the player's progress since; null unless it is over. */
async function leaderResultOf(
  db: Database,
  { id, status, userId, leaderId, outcome, endedBy, gains: stored }: LeaderBattle,
): Promise<BattleResult | null> {
  if (status !== 'over' || outcome === null || endedBy === null || leaderId === null) return null;
  const encounter = await findEncounter(db, userId, leaderId);
  const { tournament, defeated } = encounter;
  const match = await findMatchOfBattle(db, userId, id);
  const next = nextLeaderPosition(defeated);
  const nextLeader = (await listLeaderPlaces(db)).find(
    ({ tournamentId, position }) => tournamentId === tournament.id && position === next,
  );
  return {
    outcome,
    by: endedBy,
    match:
      match === undefined || stored === null
        ? null
        : { ...toMatch(match), gains: gains.parse(JSON.parse(stored)) },
    rewardedAttemptsLeft: rewardedAttemptsLeft(encounter),
    isAnyTierAllowed: mayBringAnyTier(encounter, offeredKind({ encounter })),
    nextLeader: nextLeader === undefined ? null : { id: nextLeader.id, name: nextLeader.name },
  };
}
