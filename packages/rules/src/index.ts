export type { MovedTournament } from './arrange-tournaments.ts';
export { isArrangementOf, movedTournaments } from './arrange-tournaments.ts';
export type { PokemonFormValues } from './available-pokemon-form.ts';
export { problemOfPokemonForm } from './available-pokemon-form.ts';
export { possibleGenders } from './available-pokemon-genders.ts';
export { dominantType } from './dominant-type.ts';
export { eveningHours } from './evening.ts';
export { iconsOfDefeat, isSecretIcon } from './face-icon.ts';
export { hiddenPowerTypeId, ivsForHiddenPower } from './hidden-power.ts';
export type { LegalityIssue, PokemonToCheck } from './legality.ts';
export { legalityIssuesOf, legalityWarningsOf, levelToKnow } from './legality.ts';
export {
  isAnyTierAllowed,
  isCounted,
  isRewardAvailable,
  isWin,
  resultOfMatch,
  rewardedAttempts,
  tierTotal,
} from './match.ts';
export type { MemoryCard, MemoryGame } from './memory-game.ts';
export {
  advanceMemoryGame,
  dealPairs,
  flipMemoryCard,
  memoryGameDelayMs,
  memoryGameTimes,
  minMemoryGameMs,
  startMemoryGame,
} from './memory-game.ts';
export { competitionPositions } from './ranking.ts';
export type {
  LeaderProgress,
  MatchCareer,
  MatchRevision,
  PlayedMatch,
  RemainingMatch,
  RevisedCareer,
} from './revise-matches.ts';
export { leaderProgressOf, reviseMatches } from './revise-matches.ts';
export type { ShellCard, ShellTurn, Swap } from './shell-game.ts';
export {
  advanceShellTurn,
  chooseShellCard,
  currentSwap,
  dealShellCards,
  drawSwaps,
  minShellTurnMs,
  shellTurnDelayMs,
  startShellTurn,
} from './shell-game.ts';
export { startRound } from './shell-game-pace.ts';
export { shuffled } from './shuffled.ts';
export type { MeasuredPokemon, Spread } from './spread.ts';
export { solveSpread, statsAtLevel } from './spread.ts';
export { problemOfSpreadForm, spreadLimits } from './spread-form.ts';
export type { NatureIdentifier, StatName, Stats } from './stats.ts';
export { natures, statNames, statsOf } from './stats.ts';
export type { DrawableSpecies } from './team-draw.ts';
export { drawTeams, maxTeamSize, prepareTeamDraw } from './team-draw.ts';
export type { TeamDrawChoice } from './team-draw-choice.ts';
export {
  defaultTeamDrawChoice,
  tierRange,
  withPokemonPerTeam,
  withTotalTier,
} from './team-draw-choice.ts';
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
