import {
  type BattleReplay,
  type BattleResult,
  type BattleState,
  type BattleSummary,
  type BattleUpdate,
  contract,
  type LeaderBattleSummary,
  type TrialUpdate,
} from '@poketorneo/contract';
import { nextLeaderPosition } from '@poketorneo/rules';
import type { Database } from '../../db/database.ts';
import type {
  BattleRecord,
  LeaderBattle,
  ListedBattle,
  ListedLeaderBattle,
  Trial,
} from '../battle-records/index.ts';
import { findEncounter, findMatchOfBattle, toMatch } from '../matches/index.ts';
import { listLeaderPlaces } from '../tournaments/index.ts';
import type { LeaderSetup, StoredSetup, TrialSetup } from './battle-setup.ts';
import { describeBattle, type Progress, type ViewParts, wrongSetup } from './describe-battle.ts';
import { describeDuel, duelSummaryOf, duelUpdateOf } from './duel-views.ts';
import { mayBringAnyTier, rewardedAttemptsLeft } from './lineups.ts';
import type { OwnBattle } from './require-battle.ts';
import { offeredKind } from './start-refusal.ts';
import { trialTrainer } from './trial-trainer.ts';

/** A battle as one of its players sees it. */
export async function viewUpdate(
  parts: ViewParts,
  { battle, side }: OwnBattle,
  progress: Progress,
): Promise<BattleUpdate> {
  switch (battle.kind) {
    case 'leader':
    case 'rematch':
      return { ...progress, kind: battle.kind, result: await leaderResultOf(parts.db, battle) };
    case 'duel':
      return { ...progress, ...(await duelUpdateOf(parts, { battle, side })) };
    case 'trial':
      return { ...progress, kind: battle.kind, result: trialResultOf(battle) };
  }
}

/** The same with the parts that never change. Throws if the setup is of another kind of battle. */
export async function viewState(
  parts: ViewParts,
  { battle, side }: OwnBattle,
  setup: StoredSetup,
  progress: Progress,
): Promise<BattleState> {
  switch (battle.kind) {
    case 'leader':
    case 'rematch': {
      const result = await leaderResultOf(parts.db, battle);
      return { ...describeLeaderBattle(battle, setup), side, ...progress, result };
    }
    case 'duel':
      return {
        ...describeDuel(battle, setup),
        watchKey: battle.watchKey,
        side,
        ...progress,
        ...(await duelUpdateOf(parts, { battle, side })),
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

/** A battle in a list of this player's. */
export function toSummary(battle: ListedBattle, userId: number): BattleSummary {
  switch (battle.kind) {
    case 'leader':
    case 'rematch':
      return toLeaderSummary(battle);
    case 'duel':
      return { ...summarize(battle), ...duelSummaryOf(battle, userId) };
    case 'trial': {
      const { kind, outcome } = battle;
      const { name, picture } = trialTrainer;
      return { ...summarize(battle), kind, outcome, opponent: { name, picture } };
    }
  }
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
