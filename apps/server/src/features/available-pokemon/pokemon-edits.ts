import type { AvailablePokemonPayload } from '@poketorneo/contract';
import type { Database, Trx } from '../../db/database.ts';
import { isForeignKeyViolation } from '../../db/dialect.ts';
import type { RunTransaction, UnitOfWork } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Identity } from '../../http/authentication.ts';
import { recordChange } from '../audit-log/index.ts';
import { noSuchPokemon, type StoredPokemon, valuesOf, withSpread } from './available-pokemon.ts';
import {
  deleteAvailablePokemon,
  findAvailablePokemon,
  insertAvailablePokemon,
  updateAvailablePokemon,
} from './available-pokemon-repository.ts';
import { problemOfPokemon } from './pokemon-problems.ts';
import {
  findLeaderGiving,
  findLeaderWith,
  findOwner,
  findTournamentStartingWith,
} from './usage-repository.ts';
import { subjectOf } from './views.ts';

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

/** Organisers' changes of available Pokémon, each in one transaction with its audit entry. */
export function createPokemonEdits(transaction: RunTransaction) {
  /** Runs a change in a transaction and emits its event. */
  function changePokemon<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    return transaction(async (unit) => {
      const result = await work(unit);
      unit.emit('available-pokemons');
      return result;
    });
  }

  return {
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

/** Throws AppError 'not-found' if there is no such Pokémon. */
export async function requirePokemon(db: Database, id: number): Promise<StoredPokemon> {
  const pokemon = await findAvailablePokemon(db, id);
  if (pokemon === undefined) throw noSuchPokemon();
  return pokemon;
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
