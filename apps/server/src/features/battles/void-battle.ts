import type { LeaderBattleSummary } from '@poketorneo/contract';
import type { BaseLogger } from 'pino';
import type { Database } from '../../db/database.ts';
import { DatabaseFailure } from '../../db/errors.ts';
import type { RunTransaction, UnitOfWork } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { recordChange } from '../audit-log/index.ts';
import {
  asLeaderBattle,
  type BattleRecord,
  emitForPlayers,
  findBattle,
  findListedLeaderBattle,
  insertReplay,
  type LeaderBattle,
  updateVoid,
  voidRunning,
} from '../battle-records/index.ts';
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
import { toLeaderSummary } from './battle-views.ts';
import type { BattleSnapshot } from './engine/messages.ts';
import type { EngineClient } from './engine-client.ts';
import { alreadyVoid, noSuchBattle } from './errors.ts';
import type { KeyedMutex } from './keyed-mutex.ts';
import { leaveShowcase } from './showcase.ts';
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

/** Voids a running battle, or undoes a finished one, and notifies the player. */
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

  /** Returns undefined if the battle was advanced since it was read. */
  async function tryVoid(
    actor: number,
    battleId: number,
  ): Promise<LeaderBattleSummary | undefined> {
    const seen = await findBattle(db, battleId);
    const replayEvents = seen?.status === 'running' ? await tryReplayEvents(seen) : null;
    return transaction(async (unit) => {
      const { trx } = unit;
      const found = await findBattle(trx, battleId);
      const battle = found && asLeaderBattle(found);
      if (!battle || battle.leaderId === null) throw noSuchBattle();
      if (battle.status === 'void') throw alreadyVoid();
      if (battle.seasonId !== null) throw seasonClosed();
      await assertNotOwnMatch(unit, actor, battle.userId);
      const encounter = await findEncounter(trx, battle.userId, battle.leaderId);
      if (battle.status === 'running') {
        // A choice made since must be in the replay.
        if (battle.step !== seen?.step) return undefined;
        await voidRunning(unit.trx, battle.id, unit.now);
        if (replayEvents !== null)
          await insertReplay(trx, battle, { events: replayEvents, turns: battle.turn });
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

  return (actor: number, battleId: number): Promise<LeaderBattleSummary> =>
    runExclusive(battleId, () => retryOnConflict(() => tryVoid(actor, battleId)));
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
  switch (battle.kind) {
    case 'leader':
    case 'rematch':
      return notifyVoidLeaderBattle(unit, battle);
    case 'duel':
      return leaveShowcase(unit, battle.id);
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
