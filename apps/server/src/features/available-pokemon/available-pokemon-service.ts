import type { AvailablePokemon } from '@poketorneo/contract';
import { formById } from '@poketorneo/gen4';
import { canSeeLeader, canSeeTeam } from '@poketorneo/rules';
import type { Bus } from '../../bus/index.ts';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Identity } from '../../http/authentication.ts';
import { typeEfficaciesAgainst } from '../pokedex/index.ts';
import { findAccount, noSuchUser } from '../users/index.ts';
import { noSuchPokemon, type StoredPokemon } from './available-pokemon.ts';
import { createCatalogue } from './catalogue.ts';
import {
  listMetLeaders,
  listOwnedPokemonIds,
  listUnobtainedSecretIds,
} from './owned-and-seen-repository.ts';
import { createPokemonEdits, requirePokemon } from './pokemon-edits.ts';
import { toAvailablePokemonView, toOrganiserView } from './views.ts';

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

    ...createPokemonEdits(transaction),
  };
}

export type AvailablePokemonService = ReturnType<typeof createAvailablePokemonService>;
