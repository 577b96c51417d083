/** What both ends know of battles: what is seen of one, and the rules around it. */
export { adviceAfterLoss, type LossAdvice } from './advice.ts';
export { accuracyFactor, boostedStats, boostFactor } from './boosts.ts';
export {
  daysToChoose,
  deadlineOf,
  isNoticeDue,
  isPastDeadline,
  noticeOf,
} from './deadline.ts';
export { foldEvent, foldEvents } from './fold-event.ts';
export { commonLevel, fightingLevel, fightingStats } from './levels.ts';
export {
  answersTo,
  bestFactor,
  effectivenessOf,
  factorOf,
  type Matchup,
  matchups,
  type TypedMove,
  type TypedPokemon,
  threatsTo,
} from './matchups.ts';
export {
  type ChosenTeam,
  problemOfTeam,
  type TeamProblem,
  wordsOfTeamProblem,
} from './team-problem.ts';
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
