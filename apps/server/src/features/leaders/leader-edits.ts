import type { BattleGrade } from '@poketorneo/contract';
import { findItem, formById } from '@poketorneo/gen4';
import { maxTeamSize } from '@poketorneo/rules';
import type { Database, Trx } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { recordChange } from '../audit-log/index.ts';
import { noSuchPokemon } from '../available-pokemon/index.ts';
import {
  deleteReward,
  deleteTeamPokemon,
  findLeader,
  findPokemonId,
  insertReward,
  insertTeamPokemon,
  type LeaderPokemonRecord,
  type LeaderPokemonValues,
  type LeaderRecord,
  updateGrade,
  updateLeaderVersion,
  updateReward,
  updateTeamPokemon,
} from './leaders-repository.ts';
import { noSuchLeader } from './no-such-leader.ts';

/** An edit of a reward: its new values or, to delete it, those the organiser saw. */
export interface RewardEdit extends LeaderPokemonValues {
  leaderId: number;
  /** The leader's version the organiser saw. */
  version?: number | undefined;
}

/** An edit of a team slot, likewise. */
export interface TeamEdit extends RewardEdit {
  /** The slot, from 1. */
  order: number;
}

/** A new order of a team. */
interface ArrangementEdit {
  leaderId: number;
  slots: readonly number[];
  version?: number | undefined;
}

const notAnOrder = () =>
  new AppError('bad-request', 'Ogni posto della squadra deve comparire una volta sola');
const noSuchItem = () => new AppError('not-found', 'Questo strumento non esiste');
const emptySlot = () => new AppError('not-found', 'Questo posto della squadra è vuoto');
const noReward = () => new AppError('not-found', 'Questo capopalestra non ha un premio');
const fullTeam = () =>
  new AppError('conflict', `La squadra è al completo: al massimo ${maxTeamSize} Pokémon`);
const notFirstFreeSlot = () =>
  new AppError('conflict', 'Si può aggiungere un Pokémon solo nel primo posto libero');
const rewardTaken = () => new AppError('conflict', 'Questo capopalestra ha già un premio');
const staleLeader = () =>
  new AppError(
    'conflict',
    'Qualcuno ha modificato questo capopalestra nel frattempo: ricarica la pagina e riprova',
  );

/** Organisers' edits of teams, rewards and grades, each in one transaction with its audit entry. */
export function createLeaderEdits(transaction: RunTransaction) {
  async function edit(
    actor: number,
    action: string,
    { leaderId, version }: { leaderId: number; version?: number | undefined },
    work: (trx: Trx, leader: LeaderRecord) => Promise<void>,
  ): Promise<{ leaderId: number }> {
    await transaction(async (unit) => {
      const { trx } = unit;
      const before = await findLeader(trx, leaderId);
      if (before === undefined) throw noSuchLeader();
      if (version !== undefined && version !== before.version) throw staleLeader();
      await work(trx, before);
      await updateLeaderVersion(trx, leaderId);
      const after = await findLeader(trx, leaderId);
      if (after === undefined) throw noSuchLeader();
      await recordChange(unit, {
        actor,
        action,
        subject: before.name,
        before: toAudit(before),
        after: toAudit(after),
      });
      unit.emit('leaders');
    });
    return { leaderId };
  }

  return {
    /** Only in the first free slot. */
    addPokemon(actor: number, { order, ...change }: TeamEdit) {
      return edit(actor, 'leader.pokemon.insert', change, async (trx, { id, team }) => {
        await assertExists(trx, change);
        if (team.length === maxTeamSize) throw fullTeam();
        if (order !== team.length + 1) throw notFirstFreeSlot();
        await insertTeamPokemon(trx, id, order, change);
      });
    },

    editPokemon(actor: number, { order, ...change }: TeamEdit) {
      return edit(actor, 'leader.pokemon.update', change, async (trx, { id, team }) => {
        await assertExists(trx, change);
        if (order > team.length) throw emptySlot();
        await updateTeamPokemon(trx, id, order, change);
      });
    },

    /** Later slots move up. */
    deletePokemon(actor: number, { order, ...change }: TeamEdit) {
      return edit(actor, 'leader.pokemon.delete', change, async (trx, { id, team }) => {
        const held = team[order - 1];
        if (held === undefined) throw emptySlot();
        assertSamePokemon(held, change);
        await deleteTeamPokemon(trx, id, order, team.length);
      });
    },

    /** `slots`: the current slots in their new order. */
    arrangePokemons(actor: number, { slots, ...change }: ArrangementEdit) {
      return edit(actor, 'leader.team.arrange', change, async (trx, { id, team }) => {
        if (slots.length !== team.length) throw staleLeader();
        const arranged = slots.map((slot) => team[slot - 1]).filter((held) => held !== undefined);
        if (new Set(arranged).size !== team.length) throw notAnOrder();
        for (const [index, held] of arranged.entries()) {
          await updateTeamPokemon(trx, id, index + 1, held);
        }
      });
    },

    addReward(actor: number, change: RewardEdit) {
      return edit(actor, 'leader.reward.insert', change, async (trx, { id, reward }) => {
        await assertExists(trx, change);
        if (reward !== null) throw rewardTaken();
        await insertReward(trx, id, change);
      });
    },

    editReward(actor: number, change: RewardEdit) {
      return edit(actor, 'leader.reward.update', change, async (trx, { id, reward }) => {
        await assertExists(trx, change);
        if (reward === null) throw noReward();
        await updateReward(trx, id, change);
      });
    },

    editGrade(
      actor: number,
      change: { leaderId: number; grade: BattleGrade; version?: number | undefined },
    ) {
      return edit(actor, 'leader.grade.update', change, (trx, { id }) =>
        updateGrade(trx, id, change.grade),
      );
    },

    deleteReward(actor: number, change: RewardEdit) {
      return edit(actor, 'leader.reward.delete', change, async (trx, { id, reward }) => {
        if (reward === null) throw noReward();
        assertSamePokemon(reward, change);
        await deleteReward(trx, id);
      });
    },
  };
}

async function assertExists(
  trx: Database,
  { availablePokemonId, itemId }: LeaderPokemonValues,
): Promise<void> {
  if ((await findPokemonId(trx, availablePokemonId)) === undefined) throw noSuchPokemon();
  if (itemId !== null && findItem(itemId) === undefined) throw noSuchItem();
}

/** Without a version, the Pokémon's id shows that the slot is unchanged. */
function assertSamePokemon(
  held: LeaderPokemonRecord,
  { availablePokemonId, version }: RewardEdit,
): void {
  if (version === undefined && held.availablePokemonId !== availablePokemonId) throw staleLeader();
}

/** Team, reward and grade for the audit log. */
function toAudit({ team, reward, battleGrade }: LeaderRecord) {
  const toAuditPokemon = ({ availablePokemonId, formId, itemId }: LeaderPokemonRecord) => ({
    availablePokemonId,
    name: formById(formId).name,
    itemId,
  });
  return {
    team: team.map(toAuditPokemon),
    reward: reward === null ? null : toAuditPokemon(reward),
    battleGrade,
  };
}
