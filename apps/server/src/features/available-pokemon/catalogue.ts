import type { AvailablePokemon } from '@poketorneo/contract';
import { type Bus, createKeptValue } from '../../bus/index.ts';
import type { Database } from '../../db/database.ts';
import { toOrganisersView } from './as-organisers-see.ts';
import type { StoredPokemon } from './available-pokemon.ts';
import { listAvailablePokemons } from './available-pokemon-repository.ts';
import { type Audience, toAvailablePokemonView, toNameView } from './presentation.ts';

/** A Pokémon, and how it looks in a list. */
interface ShownPokemon {
  pokemon: StoredPokemon;
  viewFor(audience: Audience): AvailablePokemon;
}

/** All available Pokémon at one moment, by id and in their order. */
type Snapshot = ReadonlyMap<number, ShownPokemon>;

function show(pokemon: StoredPokemon): ShownPokemon {
  const forPlayers = toAvailablePokemonView(pokemon, 'players');
  let forOrganisers: AvailablePokemon | undefined;
  return {
    pokemon,
    viewFor: (audience) => {
      if (audience === 'players') return forPlayers;
      // Judging one is work that only organisers ask for.
      forOrganisers ??= toOrganisersView(pokemon);
      return forOrganisers;
    },
  };
}

/** Whether a Pokémon is still as it was; a spread is found out once, and then follows the version. */
function isUnchanged(before: StoredPokemon | undefined, now: StoredPokemon): boolean {
  return before?.version === now.version && (before.spread === null) === (now.spread === null);
}

/** Whether these are the very same Pokémon, as they were. */
function isOf(snapshot: Snapshot, pokemons: readonly StoredPokemon[]): boolean {
  return (
    pokemons.length === snapshot.size &&
    pokemons.every((pokemon) => isUnchanged(snapshot.get(pokemon.id)?.pokemon, pokemon))
  );
}

interface CatalogueParts {
  db: Database;
  bus: Bus;
}

/**
 * The available Pokémon as they are shown, kept in memory until the bus says that one has changed:
 * the whole list is some megabytes, too much to put together for each request.
 */
export function createCatalogue({ db, bus }: CatalogueParts) {
  let newest: Snapshot | undefined;

  const kept = createKeptValue({
    bus,
    subjects: ['available-pokemons'],
    load: async () => {
      const pokemons = await listAvailablePokemons(db);
      const before = newest;
      if (before !== undefined && isOf(before, pokemons)) return before;
      const shown = pokemons.map((pokemon) => {
        const known = before?.get(pokemon.id);
        return known !== undefined && isUnchanged(known.pokemon, pokemon) ? known : show(pokemon);
      });
      newest = new Map(shown.map((each) => [each.pokemon.id, each]));
      return newest;
    },
  });

  return {
    /** All of them, in order of id. */
    async stored(): Promise<StoredPokemon[]> {
      return [...(await kept.read()).values()].map(({ pokemon }) => pokemon);
    },

    async everything(audience: Audience): Promise<AvailablePokemon[]> {
      return [...(await kept.read()).values()].map(({ viewFor }) => viewFor(audience));
    },

    async names(): Promise<ReturnType<typeof toNameView>[]> {
      return [...(await kept.read()).values()].map(({ pokemon }) => toNameView(pokemon));
    },

    /** Those with some ids, in the order of the ids. */
    async selection(ids: readonly number[], audience: Audience): Promise<AvailablePokemon[]> {
      let snapshot = await kept.read();
      // Added by another process, whose news has not come yet.
      if (!ids.every((id) => snapshot.has(id))) {
        kept.forget();
        snapshot = await kept.read();
      }
      const newest = snapshot;
      return ids
        .map((id) => newest.get(id)?.viewFor(audience))
        .filter((view) => view !== undefined);
    },
  };
}
