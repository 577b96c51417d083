import type { LeaderPokemon, ResponseOf } from '@poketorneo/contract';
import type * as contract from '@poketorneo/contract/endpoints';

type NameEntry = ResponseOf<typeof contract.availablePokemons.listNames>[number];

/** An available Pokémon as a search offers it. */
export interface PokemonChoice {
  id: number;
  name: string;
  image: string;
}

function title({ name, level }: { name: string; level: number }): string {
  return `${name} lv. ${level}`;
}

/**
 * The available Pokémon under names that tell them apart, since a search chooses by the name: the
 * level always, the tier and a number among those that are alike where the level is not enough.
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

/** The Pokémon that stands in a slot, before, or without, knowing those beside it. */
export function choiceOf(pokemon: LeaderPokemon): PokemonChoice {
  return { id: pokemon.availablePokemonId, name: title(pokemon), image: pokemon.sprite };
}

function countOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
