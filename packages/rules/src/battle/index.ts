/** What both ends know of battles: what is seen of one, and the rules around it. */
export { adviceAfterLoss, type LossAdvice } from './advice.ts';
export { accuracyFactor, boostedStats, boostFactor } from './boosts.ts';
export { daysToChoose, deadlineOf, isPastDeadline, noticeTime } from './deadline.ts';
export { foldEvent, foldEvents } from './fold-event.ts';
export { commonLevel } from './levels.ts';
export {
  answersTo,
  bestFactor,
  effectivenessOf,
  factorOf,
  type Matchup,
  matchups,
  type TypedMove,
  type TypedPokemon,
} from './matchups.ts';
export {
  type ChosenTeam,
  problemOfMembers,
  problemOfTeam,
  type TeamProblem,
  wordsOfTeamProblem,
} from './team-problem.ts';
export { longestBattle } from './turn-limit.ts';
export {
  activeAt,
  activeOf,
  type BattleView,
  type Boosts,
  type Effects,
  emptyView,
  foeOf,
  type LastingEffect,
  noBoosts,
  type PokemonView,
  pokemonAt,
  type SeenItem,
  type SeenMove,
  type SideView,
  standingOf,
} from './view.ts';
