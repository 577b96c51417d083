import type { BattleSummary } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import type { RunTransaction, Unit } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { recordChange } from '../audit-log/index.ts';
import { findLeader } from '../leaders/index.ts';
import {
  findEncounter,
  findLastMatch,
  findMatchOfBattle,
  inWords,
  undoLastMatch,
} from '../matches/index.ts';
import { notify } from '../notifications/index.ts';
import type { BattleFields } from './battle-fields.ts';
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
import type { InTurn } from './in-turn.ts';

interface VoidParts {
  db: Database;
  transaction: RunTransaction;
  fields: BattleFields;
  inTurn: InTurn;
}

const othersRestOnIt = () =>
  new AppError(
    'conflict',
    'Dopo questa lotta ce ne sono state altre: annulla prima quelle, dall’ultima',
  );

/** For organisers: annuls a running battle, or undoes one that is over. The player is told. */
export function createVoidBattle({ db, transaction, fields, inTurn }: VoidParts) {
  return (actor: number, battleId: number): Promise<BattleSummary> =>
    inTurn(battleId, async () => {
      const seen = await findBattle(db, battleId);
      const whole = seen?.status === 'running' ? await fields.whole(seen) : null;
      return transaction(async (unit) => {
        const { trx } = unit;
        const battle = await findBattle(trx, battleId);
        if (battle === undefined || battle.leaderId === null) throw noSuchBattle();
        if (battle.status === 'void') throw alreadyVoid();
        const encounter = await findEncounter(trx, battle.userId, battle.leaderId);
        if (battle.status === 'running') {
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
    });
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
  if (last?.match.id !== match.id) throw othersRestOnIt();
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
