import {
  availablePokemon,
  type LeaderContent,
  leaders,
  type PokemonEntry,
  type Starter,
  starters,
  type TournamentContent,
  tournaments,
} from './content/index.ts';

/** What one release of the product adds to every installation, new or old. */
export interface ContentRelease {
  readonly tournaments: readonly TournamentContent[];
  readonly pokemon: readonly PokemonEntry[];
  readonly starters: readonly Starter[];
  readonly leaders: readonly LeaderContent[];
}

/**
 * Every release's content, the oldest first. What has been released belongs to the organisers, so
 * an installation gets each entry of this list once: new content goes into a new entry at the end,
 * and may refer to what earlier ones have added.
 */
export const contentReleases: readonly ContentRelease[] = [
  { tournaments, pokemon: availablePokemon, starters, leaders },
];
