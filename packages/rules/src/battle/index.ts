/** Battle state and rules shared by server and browser. */
export { adviceAfterLoss, type LossAdvice } from './advice.ts';
export { applyEvent, applyEvents } from './apply-event.ts';
export { accuracyFactor, boostedStats, boostFactor } from './boosts.ts';
export {
  type Attack,
  type Battler,
  damageFactorOf,
  effectivenessOf,
  effectOf,
  type FieldState,
  type Hindrance,
  isGrounded,
  type MoveEffect,
  soundMoves,
  typeOfAttack,
} from './effectiveness.ts';
export {
  choiceDeadlineDays,
  commonLevel,
  deadlineOf,
  deadlineReminderMs,
  isPastDeadline,
  maxBattleTurns,
  positionsPerSide,
} from './limits.ts';
export {
  bestFactor,
  countersTo,
  factorOf,
  type Matchup,
  matchups,
  type TypedPokemon,
} from './matchups.ts';
export {
  type ChosenTeam,
  formatTeamProblem,
  problemOfMembers,
  problemOfTeam,
  type TeamProblem,
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
  remainingOf,
  type SeenItem,
  type SeenMove,
  type SideView,
} from './view.ts';
