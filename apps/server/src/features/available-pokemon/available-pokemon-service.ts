import type { AvailablePokemon, AvailablePokemonPayload } from '@poketorneo/contract';
import { formById } from '@poketorneo/gen4';
import { canSeeLeader, canSeeTeam } from '@poketorneo/rules';
import type { Bus } from '../../bus/index.ts';
import type { Database, Trx } from '../../db/database.ts';
import { isForeignKeyViolation } from '../../db/dialect.ts';
import type { RunTransaction, UnitOfWork } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Identity } from '../../http/authentication.ts';
import { recordChange } from '../audit-log/index.ts';
import { typeEfficaciesAgainst } from '../pokedex/index.ts';
import { findAccount, noSuchUser } from '../users/index.ts';
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
import { problemOfPokemon } from './pokemon-problems.ts';
import {
  findLeaderGiving,
  findLeaderWith,
  findOwner,
  findTournamentStartingWith,
} from './usage-repository.ts';
import { subjectOf, toAvailablePokemonView, toOrganiserView } from './views.ts';

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'Qualcuno ha modificato questo Pokémon nel frattempo: riaprilo per vedere i nuovi dati',
  );
const inUse = (reason: string) =>
  new AppError('conflict', `Questo Pokémon non si può eliminare: ${reason}`);

interface AvailablePokemonUpdate extends AvailablePokemonPayload {
  id: number;
  /** The version the organiser saw; undefined skips the check. */
  version?: number | undefined;
}

interface ServiceParts {
  db: Database;
  transaction: RunTransaction;
  bus: Bus;
}

/** Available Pokémon: what callers may see, and organisers' changes. */
export function createAvailablePokemonService({ db, transaction, bus }: ServiceParts) {
  const catalogue = createCatalogue({ db, bus });

  async function listVisibleIds(userId: number): Promise<number[]> {
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

  async function requirePokemon(from: Database, id: number): Promise<StoredPokemon> {
    const pokemon = await findAvailablePokemon(from, id);
    if (pokemon === undefined) throw noSuchPokemon();
    return pokemon;
  }

  /** Runs a change with its audit entry in one transaction. */
  function changePokemon<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    return transaction(async (unit) => {
      const result = await work(unit);
      unit.emit('available-pokemons');
      return result;
    });
  }

  return {
    /** All of them, without items. */
    listAll(): Promise<AvailablePokemon[]> {
      return catalogue.listAll('players');
    },

    /** All stored Pokémon, for other features. */
    listStored(): Promise<StoredPokemon[]> {
      return catalogue.listStored();
    },

    /** Owned Pokémon and those of visible teams; all for an organiser. */
    async listSeen({ userId, isAdmin }: Identity): Promise<AvailablePokemon[]> {
      if (isAdmin) return catalogue.listAll('organisers');
      return catalogue.listByIds(await listVisibleIds(userId), 'players');
    },

    /** A player's Pokémon: the caller's own, or any player's for an organiser. */
    async listTeam(identity: Identity, userId: number): Promise<AvailablePokemon[]> {
      if (identity.userId !== userId) {
        if (!identity.isAdmin) {
          throw new AppError('forbidden', 'Si può vedere solo la propria squadra');
        }
        if ((await findAccount(db, userId)) === undefined) throw noSuchUser();
      }
      const ids = await listOwnedPokemonIds(db, userId);
      return catalogue.listByIds(ids, identity.isAdmin ? 'organisers' : 'players');
    },

    async listUnobtained({ userId }: Identity): Promise<{ id: number }[]> {
      return (await listUnobtainedSecretIds(db, userId)).map((id) => ({ id }));
    },

    listNames() {
      return catalogue.listNames();
    },

    /** Not found for players who may not see it. */
    async get({ userId, isAdmin }: Identity, id: number): Promise<AvailablePokemon> {
      const pokemon = await requirePokemon(db, id);
      if (isAdmin) return toOrganiserView(pokemon);
      if (!(await listVisibleIds(userId)).includes(id)) throw noSuchPokemon();
      return toAvailablePokemonView(pokemon, 'players');
    },

    /** Type efficacies of any Pokémon: rewards are shown before they are won. */
    async typeEfficacies(id: number) {
      const { formId } = await requirePokemon(db, id);
      const { firstTypeId, secondTypeId } = formById(formId);
      return typeEfficaciesAgainst(firstTypeId, secondTypeId);
    },

    info(id: number): Promise<StoredPokemon> {
      return requirePokemon(db, id);
    },

    async insert({ userId }: Identity, values: AvailablePokemonPayload): Promise<number> {
      assertPossible(values);
      return changePokemon((unit) => insertOne(unit, userId, values));
    },

    /** All in order, or none. */
    async insertAll(
      { userId }: Identity,
      pokemons: readonly AvailablePokemonPayload[],
    ): Promise<number[]> {
      for (const values of pokemons) assertPossible(values);
      return changePokemon(async (unit) => {
        const ids: number[] = [];
        for (const values of pokemons) ids.push(await insertOne(unit, userId, values));
        return ids;
      });
    },

    /** Throws a conflict if `version` is outdated. */
    async update(
      { userId }: Identity,
      { version, ...pokemon }: AvailablePokemonUpdate,
    ): Promise<number> {
      assertPossible(pokemon);
      return changePokemon(async (unit) => {
        const { trx } = unit;
        const before = await requirePokemon(trx, pokemon.id);
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

    /** Throws a conflict with the reason while it is in use. */
    async delete({ userId }: Identity, id: number): Promise<number> {
      try {
        return await changePokemon(async (unit) => {
          const { trx } = unit;
          const before = await requirePokemon(trx, id);
          const reason = await findUsage(trx, id);
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
  unit: UnitOfWork,
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

function assertPossible(values: AvailablePokemonPayload): void {
  const problem = problemOfPokemon(values);
  if (problem !== null) throw new AppError('bad-request', problem);
}

async function findUsage(trx: Trx, id: number): Promise<string | undefined> {
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
