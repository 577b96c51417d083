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

/** Content that a release adds to every installation. */
export interface ContentRelease {
  readonly tournaments: readonly TournamentContent[];
  readonly pokemon: readonly PokemonEntry[];
  readonly starters: readonly Starter[];
  readonly leaders: readonly LeaderContent[];
}

/**
 * Contents by release, oldest first. Released content belongs to the organisers: each entry is
 * applied once, new content is appended and may refer to earlier entries.
 */
export const contentReleases: readonly ContentRelease[] = [
  { tournaments, pokemon: availablePokemon, starters, leaders },
];
