import { entryOf, type PokemonEntry, type PokemonRow } from '../pokemon-entry.ts';
import { type TournamentSlug, tournamentSlugs } from '../tournaments.ts';

/** A Pokémon granted by signing up for a tournament. */
export interface Starter {
  readonly tournamentSlug: TournamentSlug;
  readonly pokemonKey: string;
}

/** Below the first leader's level, so that no starter wins alone. */
const rows: Readonly<Record<TournamentSlug, readonly PokemonRow[]>> = {
  kanto: [
    ['iniziale-kanto-bulbasaur', 'bulbasaur', 10, 'male', 'overgrow', 'hardy', [16, 20, 26, 19, 16, 28], ['tackle', 'vine-whip', 'leech-seed']],
    ['iniziale-kanto-charmander', 'charmander', 10, 'male', 'blaze', 'naive', [26, 28, 19, 26, 25, 24], ['scratch', 'ember', 'smokescreen']],
    ['iniziale-kanto-squirtle', 'squirtle', 10, 'male', 'torrent', 'relaxed', [20, 15, 22, 23, 19, 26], ['tackle', 'bubble', 'withdraw']],
  ],
  johto: [
    ['iniziale-johto-chikorita', 'chikorita', 15, 'female', 'overgrow', 'impish', [20, 26, 17, 26, 26, 19], ['razor-leaf', 'tackle', 'poison-powder', 'synthesis']],
    ['iniziale-johto-cyndaquil', 'cyndaquil', 15, 'male', 'blaze', 'hasty', [21, 17, 21, 24, 17, 20], ['ember', 'quick-attack', 'smokescreen', 'swift']],
    ['iniziale-johto-totodile', 'totodile', 15, 'male', 'torrent', 'naughty', [28, 27, 24, 18, 16, 21], ['water-gun', 'bite', 'scratch', 'rage']],
  ],
  hoenn: [
    ['iniziale-hoenn-treecko', 'treecko', 20, 'male', 'overgrow', 'naive', [16, 27, 26, 23, 20, 18], ['absorb', 'quick-attack', 'pursuit', 'bullet-seed']],
    ['iniziale-hoenn-torchic', 'torchic', 20, 'female', 'blaze', 'lonely', [21, 22, 21, 22, 25, 21], ['ember', 'peck', 'focus-energy', 'sand-attack']],
    ['iniziale-hoenn-mudkip', 'mudkip', 20, 'male', 'torrent', 'relaxed', [20, 18, 22, 19, 18, 21], ['water-gun', 'mud-slap', 'rock-tomb', 'foresight']],
  ],
  sinnoh: [
    ['iniziale-sinnoh-turtwig', 'turtwig', 25, 'male', 'overgrow', 'brave', [18, 19, 20, 20, 20, 17], ['razor-leaf', 'bite', 'mega-drain', 'curse']],
    ['iniziale-sinnoh-chimchar', 'chimchar', 25, 'male', 'blaze', 'naive', [20, 23, 17, 28, 28, 22], ['flame-wheel', 'fury-swipes', 'taunt', 'brick-break']],
    ['iniziale-sinnoh-piplup', 'piplup', 25, 'male', 'torrent', 'mild', [22, 18, 26, 24, 26, 28], ['bubble-beam', 'peck', 'fury-attack', 'icy-wind']],
  ],
};

/** Three per tournament. */
export const starters: readonly Starter[] = tournamentSlugs.flatMap((tournamentSlug) => rows[tournamentSlug].map(([pokemonKey]) => ({ tournamentSlug, pokemonKey })));

export const starterPokemon: readonly PokemonEntry[] = tournamentSlugs.flatMap((slug) => rows[slug].map((row) => entryOf(row)));
