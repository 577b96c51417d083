import type { AvailablePokemon } from '@poketorneo/contract';
import { type Bus, createValueCache } from '../../bus/index.ts';
import type { Database } from '../../db/database.ts';
import type { StoredPokemon } from './available-pokemon.ts';
import { listAvailablePokemons } from './available-pokemon-repository.ts';
import { type Audience, toAvailablePokemonView, toNameView, toOrganiserView } from './views.ts';

/** A Pokémon with its cached views. */
interface CatalogueEntry {
  pokemon: StoredPokemon;
  viewFor(audience: Audience): AvailablePokemon;
}

/** All available Pokémon by id, in order. */
type Snapshot = ReadonlyMap<number, CatalogueEntry>;

function toEntry(pokemon: StoredPokemon): CatalogueEntry {
  const forPlayers = toAvailablePokemonView(pokemon, 'players');
  let forOrganisers: AvailablePokemon | undefined;
  return {
    pokemon,
    viewFor: (audience) => {
      if (audience === 'players') return forPlayers;
      // Computed lazily: only organisers need the legality check.
      forOrganisers ??= toOrganiserView(pokemon);
      return forOrganisers;
    },
  };
}

/** Same version and spread: the spread is completed without a new version. */
function isSameVersion(before: StoredPokemon | undefined, now: StoredPokemon): boolean {
  return before?.version === now.version && (before.spread === null) === (now.spread === null);
}

/** Whether the snapshot has exactly these Pokémon. */
function hasSameContent(snapshot: Snapshot, pokemons: readonly StoredPokemon[]): boolean {
  return (
    pokemons.length === snapshot.size &&
    pokemons.every((pokemon) => isSameVersion(snapshot.get(pokemon.id)?.pokemon, pokemon))
  );
}

interface CatalogueParts {
  db: Database;
  bus: Bus;
}

/**
 * Cached views of all available Pokémon: the list has some megabytes, too much to build
 * per request.
 */
export function createCatalogue({ db, bus }: CatalogueParts) {
  let newest: Snapshot | undefined;

  const cache = createValueCache({
    bus,
    tags: ['available-pokemons'],
    load: async () => {
      const pokemons = await listAvailablePokemons(db);
      const before = newest;
      if (before !== undefined && hasSameContent(before, pokemons)) return before;
      const entries = pokemons.map((pokemon) => {
        const known = before?.get(pokemon.id);
        return known !== undefined && isSameVersion(known.pokemon, pokemon)
          ? known
          : toEntry(pokemon);
      });
      newest = new Map(entries.map((each) => [each.pokemon.id, each]));
      return newest;
    },
  });

  return {
    /** All of them, in order of id. */
    async listStored(): Promise<StoredPokemon[]> {
      return [...(await cache.read()).values()].map(({ pokemon }) => pokemon);
    },

    async listAll(audience: Audience): Promise<AvailablePokemon[]> {
      return [...(await cache.read()).values()].map(({ viewFor }) => viewFor(audience));
    },

    async listNames(): Promise<ReturnType<typeof toNameView>[]> {
      return [...(await cache.read()).values()].map(({ pokemon }) => toNameView(pokemon));
    },

    /** In the order of the ids. */
    async listByIds(ids: readonly number[], audience: Audience): Promise<AvailablePokemon[]> {
      let snapshot = await cache.read();
      // Added by another process whose event has not arrived yet.
      if (!ids.every((id) => snapshot.has(id))) {
        cache.invalidate();
        snapshot = await cache.read();
      }
      const newest = snapshot;
      return ids
        .map((id) => newest.get(id)?.viewFor(audience))
        .filter((view) => view !== undefined);
    },
  };
}
