import type { BattleGrade } from '@poketorneo/contract';
import { findItem, formById } from '@poketorneo/gen4';
import { largestTeam } from '@poketorneo/rules';
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

/** An edit of a leader's reward: what it is to be, or, to delete it, what it was seen to be. */
export interface RewardEdit extends LeaderPokemonValues {
  leaderId: number;
  /** The version of the leader that the organiser saw. */
  version?: number | undefined;
}

/** An edit of a slot of a leader's team, likewise. */
export interface TeamEdit extends RewardEdit {
  /** The slot, from 1. */
  order: number;
}

/** An edit of the order of a leader's team. */
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
  new AppError('conflict', `La squadra è al completo: al massimo ${largestTeam} Pokémon`);
const notFirstFreeSlot = () =>
  new AppError('conflict', 'Si può aggiungere un Pokémon solo nel primo posto libero');
const rewardTaken = () => new AppError('conflict', 'Questo capopalestra ha già un premio');
const stale = () =>
  new AppError(
    'conflict',
    'Qualcuno ha modificato questo capopalestra nel frattempo: ricarica la pagina e riprova',
  );

/** The changes that organisers make to teams, rewards and grades, each in one transaction with its log entry. */
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
      if (version !== undefined && version !== before.version) throw stale();
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
      unit.announce('leaders');
    });
    return { leaderId };
  }

  return {
    /** Only into the first free slot. */
    addPokemon(actor: number, { order, ...change }: TeamEdit) {
      return edit(actor, 'leader.pokemon.insert', change, async (trx, { id, team }) => {
        await mustExist(trx, change);
        if (team.length === largestTeam) throw fullTeam();
        if (order !== team.length + 1) throw notFirstFreeSlot();
        await insertTeamPokemon(trx, id, order, change);
      });
    },

    editPokemon(actor: number, { order, ...change }: TeamEdit) {
      return edit(actor, 'leader.pokemon.update', change, async (trx, { id, team }) => {
        await mustExist(trx, change);
        if (order > team.length) throw emptySlot();
        await updateTeamPokemon(trx, id, order, change);
      });
    },

    /** Those after the slot move up. */
    deletePokemon(actor: number, { order, ...change }: TeamEdit) {
      return edit(actor, 'leader.pokemon.delete', change, async (trx, { id, team }) => {
        const held = team[order - 1];
        if (held === undefined) throw emptySlot();
        mustBeMeant(held, change);
        await deleteTeamPokemon(trx, id, order, team.length);
      });
    },

    /** `slots`: those that there are, in the order that they are to have. */
    arrangePokemons(actor: number, { slots, ...change }: ArrangementEdit) {
      return edit(actor, 'leader.team.arrange', change, async (trx, { id, team }) => {
        if (slots.length !== team.length) throw stale();
        const arranged = slots.map((slot) => team[slot - 1]).filter((held) => held !== undefined);
        if (new Set(arranged).size !== team.length) throw notAnOrder();
        for (const [index, held] of arranged.entries()) {
          await updateTeamPokemon(trx, id, index + 1, held);
        }
      });
    },

    addReward(actor: number, change: RewardEdit) {
      return edit(actor, 'leader.reward.insert', change, async (trx, { id, reward }) => {
        await mustExist(trx, change);
        if (reward !== null) throw rewardTaken();
        await insertReward(trx, id, change);
      });
    },

    editReward(actor: number, change: RewardEdit) {
      return edit(actor, 'leader.reward.update', change, async (trx, { id, reward }) => {
        await mustExist(trx, change);
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
        mustBeMeant(reward, change);
        await deleteReward(trx, id);
      });
    },
  };
}

async function mustExist(
  trx: Database,
  { availablePokemonId, itemId }: LeaderPokemonValues,
): Promise<void> {
  if ((await findPokemonId(trx, availablePokemonId)) === undefined) throw noSuchPokemon();
  if (itemId !== null && findItem(itemId) === undefined) throw noSuchItem();
}

/** Without a version, only the Pokémon that is named tells that a slot is still the one that was seen. */
function mustBeMeant(held: LeaderPokemonRecord, { availablePokemonId, version }: RewardEdit): void {
  if (version === undefined && held.availablePokemonId !== availablePokemonId) throw stale();
}

/** Team, reward and grade as the audit log keeps them. */
function toAudit({ team, reward, battleGrade }: LeaderRecord) {
  const inWords = ({ availablePokemonId, formId, itemId }: LeaderPokemonRecord) => ({
    availablePokemonId,
    name: formById(formId).name,
    itemId,
  });
  return {
    team: team.map(inWords),
    reward: reward === null ? null : inWords(reward),
    battleGrade,
  };
}
