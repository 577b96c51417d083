import {
  type BattleResult,
  type BattleState,
  type BattleSummary,
  type BattleUpdate,
  contract,
} from '@poketorneo/contract';
import { nextLeaderPosition } from '@poketorneo/rules';
import type { Database } from '../../db/database.ts';
import type { BattleRecord, ListedBattle } from '../battle-records/index.ts';
import { findEncounter, findMatchOfBattle, toMatch } from '../matches/index.ts';
import { listLeaderPlaces } from '../tournaments/index.ts';
import type { StoredSetup } from './battle-setup.ts';
import { mayBringAnyTier, rewardedAttemptsLeft } from './lineups.ts';
import { offeredKind } from './start-refusal.ts';

/** The parts of a battle that never change. */
export function describeBattle(
  { id, kind, format, levelRule, leaderId, status, startedAt }: BattleRecord,
  { contestants, arena, lines, acePlace }: StoredSetup,
): Omit<BattleState, keyof BattleUpdate | 'side'> & Pick<BattleState, 'status'> {
  return {
    id,
    kind,
    format,
    levelRule,
    leaderId,
    contestants,
    arena,
    lines,
    acePlace,
    status,
    startedAt: startedAt.toISOString(),
  };
}

/** A battle in a list. */
export function toSummary(battle: ListedBattle): BattleSummary {
  return {
    id: battle.id,
    kind: battle.kind,
    leaderId: battle.leaderId,
    leaderName: battle.leaderName,
    leaderPicture: battle.leaderPicture,
    tournamentName: battle.tournamentName,
    status: battle.status,
    outcome: battle.outcome,
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

/** A finished battle's result, and the player's progress since. */
export async function resultOf(
  db: Database,
  { id, userId, leaderId, outcome, endedBy, gains: stored }: BattleRecord,
): Promise<BattleResult | null> {
  if (outcome === null || endedBy === null || leaderId === null) return null;
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
