import type { LeaderPokemon, ResponseOf } from '@poketorneo/contract';
import type * as contract from '@poketorneo/contract/endpoints';

type NameEntry = ResponseOf<typeof contract.availablePokemons.listNames>[number];

/** An available Pokémon as an option of the search field. */
export interface PokemonChoice {
  id: number;
  name: string;
  image: string;
}

function title({ name, level }: { name: string; level: number }): string {
  return `${name} lv. ${level}`;
}

/**
 * The available Pokémon with unique names, because the search field selects by name: with level,
 * then tier, then number where needed.
 */
export function pokemonChoices(entries: readonly NameEntry[]): PokemonChoice[] {
  const withTier = (entry: NameEntry) => `${title(entry)} · Tier ${entry.tierInGame}`;
  const titles = countOf(entries.map(title));
  const tiers = countOf(entries.map(withTier));
  const seen = new Map<string, number>();

  return entries.map((entry) => {
    const { id, image } = entry;
    if (titles.get(title(entry)) === 1) return { id, image, name: title(entry) };
    const name = withTier(entry);
    if (tiers.get(name) === 1) return { id, image, name };
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    return { id, image, name: `${name} · n. ${number}` };
  });
}

/** The slot's Pokémon as an option, before or without the list of all. */
export function choiceOf(pokemon: LeaderPokemon): PokemonChoice {
  return { id: pokemon.availablePokemonId, name: title(pokemon), image: pokemon.sprite };
}

function countOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
