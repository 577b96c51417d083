export type { PokemonFormValues } from './available-pokemon-form.ts';
export { problemOfPokemonForm } from './available-pokemon-form.ts';
export { possibleGenders } from './available-pokemon-genders.ts';
export { dominantType } from './dominant-type.ts';
export { iconsOfDefeat, isSecretIcon } from './face-icon.ts';
export { textToneOn } from './luminance.ts';
export {
  isAnyTierAllowed,
  isRewardWithinReach,
  resultOfMatch,
  rewardedAttempts,
  tierTotal,
} from './match.ts';
export type { MemoryCard, MemoryGame } from './memory-game.ts';
export {
  advanceMemoryGame,
  dealPairs,
  flipMemoryCard,
  memoryGameDelay,
  memoryGameTimes,
  shortestMemoryGame,
  startMemoryGame,
} from './memory-game.ts';
export type { PokemonFilter } from './pokemon-filter.ts';
export { countConditions, filterPokemons, noPokemonFilter } from './pokemon-filter.ts';
export type { PvpChoice } from './pvp-choice.ts';
export {
  defaultPvpChoice,
  tierRange,
  withPokemonPerTeam,
  withTotalTier,
} from './pvp-choice.ts';
export type { DrawableSpecies } from './pvp-teams.ts';
export { drawTeams, largestTeam } from './pvp-teams.ts';
export { competitionPositions } from './ranking.ts';
export type { ShellCard, ShellTurn, Swap } from './shell-game.ts';
export {
  advanceShellTurn,
  chooseShellCard,
  currentSwap,
  dealShellCards,
  drawSwaps,
  shellTurnDelay,
  shortestShellTurn,
  startShellTurn,
} from './shell-game.ts';
export { startRound } from './shell-game-pace.ts';
export { shuffled } from './shuffled.ts';
export type { MeasuredPokemon, Spread } from './spread.ts';
export { solveSpread, statsAtLevel } from './spread.ts';
export type { StatBand } from './stat-band.ts';
export { statBand, statMaximum, statTotalBand, statTotalMaximum } from './stat-band.ts';
export type { NatureIdentifier, StatName, Stats } from './stats.ts';
export { natures, statNames, statsOf } from './stats.ts';
export { canSeeLeader, canSeeTeam } from './team-visibility.ts';
export type { AttemptRefusal, TournamentStatus } from './tournament.ts';
export {
  attemptRefusal,
  championPosition,
  isLeaderUnlocked,
  isTournamentCompleted,
  leadersPerTournament,
  nextLeaderPosition,
  tournamentStatus,
} from './tournament.ts';
export {
  filterByName,
  findByName,
  isSearchable,
  searchByName,
  typeaheadRules,
} from './typeahead.ts';
