import type { ClubDuel, LeaderBattleSummary } from '@poketorneo/contract';
import { battleSides } from '@poketorneo/contract';
import { foeOf } from '@poketorneo/rules/battle';
import type { BaseLogger } from 'pino';
import type { Database } from '../../db/database.ts';
import { DatabaseFailure } from '../../db/errors.ts';
import type { RunTransaction, UnitOfWork } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { recordChange } from '../audit-log/index.ts';
import {
  asLeaderBattle,
  type BattleRecord,
  type Duel,
  emitForPlayers,
  findBattle,
  findDuel,
  findListedLeaderBattle,
  insertReplay,
  type LeaderBattle,
  leaveShowcase,
  playersOf,
  requireDuel,
  updateVoid,
  voidRunning,
} from '../battle-records/index.ts';
import { withdrawSecondLeg } from '../duel-challenges/index.ts';
import { findLeader } from '../leaders/index.ts';
import {
  assertNotOwnMatch,
  findEncounter,
  findLastMatch,
  findMatchOfBattle,
  formatEncounter,
  undoLastMatch,
} from '../matches/index.ts';
import { notify } from '../notifications/index.ts';
import { takeBackDuel } from '../ratings/index.ts';
import { toLeaderSummary } from './battle-views.ts';
import { toClubDuel } from './club-duels.ts';
import type { BattleSnapshot } from './engine/messages.ts';
import type { EngineClient } from './engine-client.ts';
import { alreadyVoid, noSuchBattle } from './errors.ts';
import type { KeyedMutex } from './keyed-mutex.ts';
import { requireBattle } from './require-battle.ts';
import { retryOnConflict } from './step-conflict.ts';

interface VoidParts {
  db: Database;
  transaction: RunTransaction;
  engineClient: EngineClient;
  runExclusive: KeyedMutex;
  log: Pick<BaseLogger, 'error'>;
}

const hasLaterMatches = () =>
  new AppError(
    'conflict',
    'Dopo questa lotta ce ne sono state altre: annulla prima quelle, dall’ultima',
  );

const seasonClosed = () =>
  new AppError(
    'conflict',
    'La stagione di questa lotta è chiusa: quello che è stato non cambia più',
  );

/** Voids running battles and undoes finished ones, and notifies the players. */
export function createVoidBattle({ db, transaction, engineClient, runExclusive, log }: VoidParts) {
  /** Null if the engine fails: such a battle can be voided without a replay. */
  async function tryReplayEvents(battle: BattleRecord): Promise<BattleSnapshot['replayEvents']> {
    try {
      const response = await engineClient.snapshot(battle, { views: [], includeReplay: true });
      if (response.kind === 'snapshot') return response.replayEvents;
      throw new Error(response.message);
    } catch (err) {
      if (err instanceof DatabaseFailure) throw err;
      log.error({ err, battleId: battle.id }, 'no replay of a void battle');
      return null;
    }
  }

  async function see(battleId: number): Promise<SeenBattle> {
    const battle = await findBattle(db, battleId);
    const replayEvents = battle?.status === 'running' ? await tryReplayEvents(battle) : null;
    return { step: battle?.step, replayEvents };
  }

  /** Returns undefined if the duel was advanced since it was read. */
  async function tryVoidDuel(actor: number, battleId: number): Promise<ClubDuel | undefined> {
    const seen = await see(battleId);
    return transaction(async (unit) => {
      const { trx } = unit;
      const duel = await findDuel(trx, battleId);
      if (duel === null) throw noSuchBattle();
      assertCanBeVoided(duel);
      for (const { userId } of playersOf(duel)) await assertNotOwnMatch(unit, actor, userId);
      switch (duel.status) {
        case 'running':
          if (!(await stop(unit, duel, seen))) return undefined;
          break;
        case 'over':
          await takeBackDuel(unit, duel);
          await updateVoid(trx, battleId);
          await withdrawSecondLeg(unit, battleId);
      }
      await notifyVoid(unit, duel);
      const { 1: one, 2: other } = duel.seats;
      await recordChange(unit, {
        actor,
        action: 'duel.void',
        subject: `${one.name} contro ${other.name}`,
        before: one.outcome === null ? { battleId } : { battleId, outcome: one.outcome },
        after: null,
      });
      return toClubDuel(requireDuel(await requireBattle(trx, battleId)));
    });
  }

  /** Returns undefined if the battle was advanced since it was read. */
  async function tryVoid(
    actor: number,
    battleId: number,
  ): Promise<LeaderBattleSummary | undefined> {
    const seen = await see(battleId);
    return transaction(async (unit) => {
      const { trx } = unit;
      const found = await findBattle(trx, battleId);
      const battle = found && asLeaderBattle(found);
      if (!battle || battle.leaderId === null) throw noSuchBattle();
      assertCanBeVoided(battle);
      await assertNotOwnMatch(unit, actor, battle.userId);
      const encounter = await findEncounter(trx, battle.userId, battle.leaderId);
      if (battle.status === 'running') {
        if (!(await stop(unit, battle, seen))) return undefined;
      } else {
        await undoMatch(unit, battle);
        await updateVoid(trx, battleId);
      }
      await notifyVoid(unit, battle);
      await recordChange(unit, {
        actor,
        action: 'battle.void',
        subject: formatEncounter(encounter),
        before: battle.outcome === null ? { battleId } : { battleId, outcome: battle.outcome },
        after: null,
      });
      return toLeaderSummary(await findListedLeaderBattle(trx, battleId));
    });
  }

  return {
    voidBattle: (actor: number, battleId: number): Promise<LeaderBattleSummary> =>
      runExclusive(battleId, () => retryOnConflict(() => tryVoid(actor, battleId))),

    voidDuel: (actor: number, battleId: number): Promise<ClubDuel> =>
      runExclusive(battleId, () => retryOnConflict(() => tryVoidDuel(actor, battleId))),
  };
}

/** A battle before the transaction: the engine must not be asked in it. */
interface SeenBattle {
  step: number | undefined;
  /** Null unless it runs. */
  replayEvents: BattleSnapshot['replayEvents'];
}

function assertCanBeVoided({ status, seasonId }: BattleRecord): void {
  if (status === 'void') throw alreadyVoid();
  if (seasonId !== null) throw seasonClosed();
}

/** Voids a running battle; returns false if a choice made since would not be in its replay. */
async function stop(
  { trx, now }: UnitOfWork,
  battle: BattleRecord,
  { step, replayEvents }: SeenBattle,
): Promise<boolean> {
  if (battle.step !== step) return false;
  await voidRunning(trx, battle.id, now);
  if (replayEvents !== null) {
    await insertReplay(trx, battle, { events: replayEvents, turns: battle.turn });
  }
  return true;
}

/** Voids a running battle that the engine cannot continue. */
export async function voidBrokenBattle(unit: UnitOfWork, { id }: BattleRecord): Promise<void> {
  const battle = await findBattle(unit.trx, id);
  if (battle?.status !== 'running') return;
  await voidRunning(unit.trx, battle.id, unit.now);
  await notifyVoid(unit, battle);
}

/** Undoes the match of a battle. */
async function undoMatch(unit: UnitOfWork, { id, userId }: LeaderBattle): Promise<void> {
  const match = await findMatchOfBattle(unit.trx, userId, id);
  // Already undone, or a rematch.
  if (match === undefined) return;
  const last = await findLastMatch(unit.trx, userId);
  if (last?.id !== match.id) throw hasLaterMatches();
  await undoLastMatch(unit, userId, match.id);
}

async function notifyVoid(unit: UnitOfWork, battle: BattleRecord): Promise<void> {
  emitForPlayers(unit, battle);
  unit.emit('battle-steps', battle.id);
  await notifyPlayers(unit, battle);
}

// Not async: then the compiler would let a kind without a case pass.
function notifyPlayers(unit: UnitOfWork, battle: BattleRecord): Promise<void> {
  switch (battle.kind) {
    case 'leader':
    case 'rematch':
      return notifyVoidLeaderBattle(unit, battle);
    case 'duel':
      return notifyVoidDuel(unit, battle);
    case 'trial':
      // Its player has no account.
      return Promise.resolve();
  }
}

async function notifyVoidDuel(unit: UnitOfWork, { id, seats }: Duel): Promise<void> {
  await leaveShowcase(unit, id);
  for (const side of battleSides) {
    const { userId } = seats[side];
    if (userId === null) continue;
    const { name: opponentName, picture: opponentPicture } = seats[foeOf(side)];
    await notify(unit, userId, { kind: 'duel-void', opponentName, opponentPicture });
  }
}

async function notifyVoidLeaderBattle(
  unit: UnitOfWork,
  { id: battleId, userId, leaderId }: LeaderBattle,
): Promise<void> {
  const leader = leaderId === null ? undefined : await findLeader(unit.trx, leaderId);
  if (leader === undefined) return;
  const { name: leaderName, picture: leaderPicture } = leader;
  await notify(unit, userId, { kind: 'battle-void', battleId, leaderName, leaderPicture });
}
