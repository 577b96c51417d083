import type { AvailablePokemon, AvailablePokemonPayload } from '@poketorneo/contract';
import { formById } from '@poketorneo/gen4';
import { canSeeLeader, canSeeTeam } from '@poketorneo/rules';
import type { Bus } from '../../bus/index.ts';
import type { Database, Trx } from '../../db/database.ts';
import { isForeignKeyViolation } from '../../db/dialect.ts';
import type { RunTransaction, Unit } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Identity } from '../../http/authentication.ts';
import { recordChange } from '../audit-log/index.ts';
import { typeEfficaciesAgainst } from '../pokedex/index.ts';
import { findAccount, noSuchUser } from '../users/index.ts';
import { toOrganisersView } from './as-organisers-see.ts';
import { noSuchPokemon, type StoredPokemon, valuesOf, withSpread } from './available-pokemon.ts';
import {
  deleteAvailablePokemon,
  findAvailablePokemon,
  insertAvailablePokemon,
  updateAvailablePokemon,
} from './available-pokemon-repository.ts';
import { createCatalogue } from './catalogue.ts';
import {
  listMetLeaders,
  listOwnedPokemonIds,
  listUnobtainedSecretIds,
} from './owned-and-seen-repository.ts';
import { problemOfPokemon } from './possible-pokemon.ts';
import { subjectOf, toAvailablePokemonView } from './presentation.ts';
import {
  findLeaderGiving,
  findLeaderWith,
  findOwner,
  findTournamentStartingWith,
} from './usage-repository.ts';

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'Qualcuno ha modificato questo Pokémon nel frattempo: riaprilo per vedere i nuovi dati',
  );
const inUse = (reason: string) =>
  new AppError('conflict', `Questo Pokémon non si può eliminare: ${reason}`);

interface AvailablePokemonUpdate extends AvailablePokemonPayload {
  id: number;
  /** The version that the organiser saw; without it, whatever it is. */
  version?: number | undefined;
}

interface ServiceParts {
  db: Database;
  transaction: RunTransaction;
  bus: Bus;
}

/** The Pokémon of the tournament: what each caller may see, and what organisers change. */
export function createAvailablePokemonService({ db, transaction, bus }: ServiceParts) {
  const catalogue = createCatalogue({ db, bus });

  async function listSeenIds(userId: number): Promise<number[]> {
    const [owned, leaders] = await Promise.all([
      listOwnedPokemonIds(db, userId),
      listMetLeaders(db, userId),
    ]);
    const inTeams = leaders
      .filter(
        ({ position, tournamentCompleted, defeated, pokemonIds }) =>
          canSeeLeader({ position, tournamentCompleted }) &&
          canSeeTeam({ teamSize: pokemonIds.length, defeated }),
      )
      .flatMap(({ pokemonIds }) => pokemonIds);
    return [...new Set([...owned, ...inTeams])].sort((one, other) => one - other);
  }

  async function findExisting(from: Database, id: number): Promise<StoredPokemon> {
    const pokemon = await findAvailablePokemon(from, id);
    if (pokemon === undefined) throw noSuchPokemon();
    return pokemon;
  }

  /** One organiser's change: all of it with its trace in the log, or nothing. */
  function change<T>(work: (unit: Unit) => Promise<T>): Promise<T> {
    return transaction(async (unit) => {
      const answer = await work(unit);
      unit.announce('available-pokemons');
      return answer;
    });
  }

  return {
    /** Everything there is, without what it holds. */
    listAll(): Promise<AvailablePokemon[]> {
      return catalogue.everything('players');
    },

    /** Everything as the database holds it, for other features. */
    listStored(): Promise<StoredPokemon[]> {
      return catalogue.stored();
    },

    /** What the caller owns or could see in a leader's team; everything for an organiser. */
    async listSeen({ userId, isAdmin }: Identity): Promise<AvailablePokemon[]> {
      if (isAdmin) return catalogue.everything('organisers');
      return catalogue.selection(await listSeenIds(userId), 'players');
    },

    /** What a player owns: the caller, or anyone for an organiser. */
    async listTeam(identity: Identity, userId: number): Promise<AvailablePokemon[]> {
      if (identity.userId !== userId) {
        if (!identity.isAdmin) {
          throw new AppError('forbidden', 'Si può vedere solo la propria squadra');
        }
        if ((await findAccount(db, userId)) === undefined) throw noSuchUser();
      }
      const ids = await listOwnedPokemonIds(db, userId);
      return catalogue.selection(ids, identity.isAdmin ? 'organisers' : 'players');
    },

    async listUnobtained({ userId }: Identity): Promise<{ id: number }[]> {
      return (await listUnobtainedSecretIds(db, userId)).map((id) => ({ id }));
    },

    listNames() {
      return catalogue.names();
    },

    /** One that the caller may see; to a player the others do not exist. */
    async get({ userId, isAdmin }: Identity, id: number): Promise<AvailablePokemon> {
      const pokemon = await findExisting(db, id);
      if (isAdmin) return toOrganisersView(pokemon);
      if (!(await listSeenIds(userId)).includes(id)) throw noSuchPokemon();
      return toAvailablePokemonView(pokemon, 'players');
    },

    /** How strongly each type hits it. Of any Pokémon: rewards are shown before they are won. */
    async typeEfficacies(id: number) {
      const { formId } = await findExisting(db, id);
      const { firstTypeId, secondTypeId } = formById(formId);
      return typeEfficaciesAgainst(firstTypeId, secondTypeId);
    },

    info(id: number): Promise<StoredPokemon> {
      return findExisting(db, id);
    },

    async insert({ userId }: Identity, values: AvailablePokemonPayload): Promise<number> {
      mustBePossible(values);
      return change((unit) => insertOne(unit, userId, values));
    },

    /** All of them, in their order, or none. */
    async insertAll(
      { userId }: Identity,
      pokemons: readonly AvailablePokemonPayload[],
    ): Promise<number[]> {
      for (const values of pokemons) mustBePossible(values);
      return change(async (unit) => {
        const ids: number[] = [];
        for (const values of pokemons) ids.push(await insertOne(unit, userId, values));
        return ids;
      });
    },

    /** Refused as a conflict when it is no longer the version that the caller has seen. */
    async update(
      { userId }: Identity,
      { version, ...pokemon }: AvailablePokemonUpdate,
    ): Promise<number> {
      mustBePossible(pokemon);
      return change(async (unit) => {
        const { trx } = unit;
        const before = await findExisting(trx, pokemon.id);
        const after = await updateAvailablePokemon(trx, {
          ...withSpread(pokemon, before.spread),
          id: before.id,
          version: version ?? before.version,
        });
        if (after === undefined) throw changedMeanwhile();
        await recordChange(unit, {
          actor: userId,
          action: 'available-pokemon.update',
          subject: subjectOf(before),
          before: valuesOf(before),
          after: valuesOf(after),
        });
        return after.id;
      });
    },

    /** Refused as a conflict, with the reason, while anything uses it. */
    async delete({ userId }: Identity, id: number): Promise<number> {
      try {
        return await change(async (unit) => {
          const { trx } = unit;
          const before = await findExisting(trx, id);
          const reason = await reasonToKeep(trx, id);
          if (reason !== undefined) throw inUse(reason);
          await deleteAvailablePokemon(trx, id);
          await recordChange(unit, {
            actor: userId,
            action: 'available-pokemon.delete',
            subject: subjectOf(before),
            before: valuesOf(before),
            after: null,
          });
          return id;
        });
      } catch (error) {
        if (isForeignKeyViolation(error)) throw inUse('qualcuno lo sta usando');
        throw error;
      }
    },
  };
}

async function insertOne(
  unit: Unit,
  actor: number,
  values: AvailablePokemonPayload,
): Promise<number> {
  const added = await insertAvailablePokemon(unit.trx, withSpread(values), unit.now);
  await recordChange(unit, {
    actor,
    action: 'available-pokemon.insert',
    subject: subjectOf(added),
    before: null,
    after: valuesOf(added),
  });
  return added.id;
}

export type AvailablePokemonService = ReturnType<typeof createAvailablePokemonService>;

function mustBePossible(values: AvailablePokemonPayload): void {
  const problem = problemOfPokemon(values);
  if (problem !== null) throw new AppError('bad-request', problem);
}

async function reasonToKeep(trx: Trx, id: number): Promise<string | undefined> {
  const leader = await findLeaderWith(trx, id);
  if (leader !== undefined) return `è nella squadra di ${leader}`;
  const giver = await findLeaderGiving(trx, id);
  if (giver !== undefined) return `è il premio di ${giver}`;
  const tournament = await findTournamentStartingWith(trx, id);
  if (tournament !== undefined) return `è tra i Pokémon iniziali di «${tournament}»`;
  const owner = await findOwner(trx, id);
  if (owner !== undefined) return `è già di uno sfidante (${owner})`;
  return undefined;
}
