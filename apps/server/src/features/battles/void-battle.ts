import type { BattleSummary } from '@poketorneo/contract';
import type { BaseLogger } from 'pino';
import type { Database } from '../../db/database.ts';
import { DatabaseFailure } from '../../db/errors.ts';
import type { RunTransaction, Unit } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { recordChange } from '../audit-log/index.ts';
import { findLeader } from '../leaders/index.ts';
import {
  findEncounter,
  findLastMatch,
  findMatchOfBattle,
  inWords,
  mustNotBeOwnMatch,
  undoLastMatch,
} from '../matches/index.ts';
import { notify } from '../notifications/index.ts';
import { alreadyVoid, noSuchBattle } from './battle-refusals.ts';
import { insertReplay } from './battle-replays-repository.ts';
import { toSummary } from './battle-views.ts';
import {
  type BattleRecord,
  findBattle,
  findListedBattle,
  updateEnding,
  updateVoid,
} from './battles-repository.ts';
import type { BattleStanding } from './engine/messages.ts';
import type { EngineClient } from './engine-client.ts';
import type { InTurn } from './in-turn.ts';
import { untilUnmoved } from './until-unmoved.ts';

interface VoidParts {
  db: Database;
  transaction: RunTransaction;
  engineClient: EngineClient;
  inTurn: InTurn;
  log: Pick<BaseLogger, 'error'>;
}

const othersRestOnIt = () =>
  new AppError(
    'conflict',
    'Dopo questa lotta ce ne sono state altre: annulla prima quelle, dall’ultima',
  );

const seasonIsClosed = () =>
  new AppError(
    'conflict',
    'La stagione di questa lotta è chiusa: quello che è stato non cambia più',
  );

/** For organisers: annuls a running battle, or undoes one that is over. The player is told. */
export function createVoidBattle({ db, transaction, engineClient, inTurn, log }: VoidParts) {
  /** Null where the engine does not tell: it must be possible to annul such a battle, too. */
  async function tellWhole(battle: BattleRecord): Promise<BattleStanding['whole']> {
    try {
      const answer = await engineClient.look(battle, { after: 0, whole: true });
      if (answer.is === 'standing') return answer.whole;
      throw new Error(answer.message);
    } catch (err) {
      if (err instanceof DatabaseFailure) throw err;
      log.error({ err, battleId: battle.id }, 'no replay of an annulled battle');
      return null;
    }
  }

  /** Answers with nothing where the battle has gone on meanwhile. */
  async function tryToVoid(actor: number, battleId: number): Promise<BattleSummary | undefined> {
    const seen = await findBattle(db, battleId);
    const whole = seen?.status === 'running' ? await tellWhole(seen) : null;
    return transaction(async (unit) => {
      const { trx } = unit;
      const battle = await findBattle(trx, battleId);
      if (battle === undefined || battle.leaderId === null) throw noSuchBattle();
      if (battle.status === 'void') throw alreadyVoid();
      if (battle.seasonId !== null) throw seasonIsClosed();
      await mustNotBeOwnMatch(unit, actor, battle.userId);
      const encounter = await findEncounter(trx, battle.userId, battle.leaderId);
      if (battle.status === 'running') {
        // Whoever has chosen meanwhile finds that choice in the replay, too.
        if (battle.step !== seen?.step) return undefined;
        await stopBattle(unit, battle);
        if (whole !== null) await insertReplay(trx, battleId, { ...whole, turns: battle.turn });
      } else {
        await undo(unit, battle);
        await updateVoid(trx, battleId);
      }
      await tellOfVoid(unit, battle);
      await recordChange(unit, {
        actor,
        action: 'battle.void',
        subject: inWords(encounter),
        before: battle.outcome === null ? { battleId } : { battleId, outcome: battle.outcome },
        after: null,
      });
      return toSummary(await findListedBattle(trx, battleId));
    });
  }

  return (actor: number, battleId: number): Promise<BattleSummary> =>
    inTurn(battleId, () => untilUnmoved(() => tryToVoid(actor, battleId)));
}

/** Annuls a running battle that no engine can continue. */
export async function voidBrokenBattle(unit: Unit, { id }: BattleRecord): Promise<void> {
  const battle = await findBattle(unit.trx, id);
  if (battle?.status !== 'running') return;
  await stopBattle(unit, battle);
  await tellOfVoid(unit, battle);
}

async function stopBattle({ trx, now }: Unit, { id }: BattleRecord): Promise<void> {
  await updateEnding(trx, id, {
    status: 'void',
    outcome: 'suspended',
    endedBy: null,
    gains: null,
    endedAt: now,
  });
}

/** Takes back what the battle has brought. */
async function undo(unit: Unit, { id, userId }: BattleRecord): Promise<void> {
  const match = await findMatchOfBattle(unit.trx, userId, id);
  // Undone before, or fought for pleasure.
  if (match === undefined) return;
  const last = await findLastMatch(unit.trx, userId);
  if (last?.id !== match.id) throw othersRestOnIt();
  await undoLastMatch(unit, userId, match.id);
}

async function tellOfVoid(
  unit: Unit,
  { id: battleId, userId, leaderId }: BattleRecord,
): Promise<void> {
  unit.announce('battles', userId);
  const leader = leaderId === null ? undefined : await findLeader(unit.trx, leaderId);
  if (leader === undefined) return;
  const { name: leaderName, sprite } = leader;
  await notify(unit, userId, { kind: 'battle-void', battleId, leaderName, sprite });
}
