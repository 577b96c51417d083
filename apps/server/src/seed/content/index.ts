/** The content of a new installation. */
export { availablePokemon, type Starter, starters } from './available-pokemon/index.ts';
export type { LeaderLines } from './leaders/leader-sheet.ts';
export {
  type LeaderContent,
  type LeaderPokemon,
  leaders,
  linesOfLeader,
} from './leaders.ts';
export { problemsOf } from './legality.ts';
export { type PokemonEntry, spreadOfEntry } from './pokemon-entry.ts';
export {
  originalTextsOf,
  type TournamentContent,
  type TournamentSlug,
  tournamentSlugs,
  tournaments,
} from './tournaments.ts';
