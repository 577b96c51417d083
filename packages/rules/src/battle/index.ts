/** Battle state and rules shared by server and browser. */
export { type RemainingFoe, remainingFoes } from './advice.ts';
export { applyEvent, applyEvents } from './apply-event.ts';
export { accuracyFactor, boostedStats, boostFactor } from './boosts.ts';
export {
  type Attack,
  type Battler,
  battlerOf,
  damageFactorOf,
  effectivenessOf,
  effectOf,
  type FieldState,
  type FormFacts,
  fieldOf,
  type Hindrance,
  immuneAbilities,
  immuneTypes,
  type MoveEffect,
  soundMoves,
  typeOfAttack,
} from './effectiveness.ts';
export { type FormFigures, guessedFoes, knownFoe } from './expected-foes.ts';
export { type Contender, type ContenderMove, winnersAgainst } from './forecast.ts';
export { lastTurnOf } from './last-turn.ts';
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
export { type Candidate, type ExpectedFoe, proposeTeam } from './propose-team.ts';
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
  ofSide,
  type PokemonView,
  pokemonAt,
  remainingOf,
  type SeenItem,
  type SeenMove,
  type SideView,
} from './view.ts';
