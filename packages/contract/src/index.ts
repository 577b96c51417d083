/** Every endpoint of the API, by feature. */

export type { AuditEntry } from './audit-log.ts';
export type { SessionUser } from './auth.ts';
export { sessionUser } from './auth.ts';
export type { AvailablePokemon, AvailablePokemonPayload, Gender } from './available-pokemon.ts';
export type {
  BattleEnd,
  BattleEvent,
  BattleEventKind,
  BattleEventOf,
  BattleSide,
  BattleWeather,
  BoostedStat,
  Cause,
  Combatant,
  Condition,
  FieldPosition,
  MajorStatus,
} from './battle-events.ts';
export type { BattleGrade } from './battle-grade.ts';
export type { BattleSettings, BattlesMode, LevelRule } from './battle-settings.ts';
export type {
  BattleAction,
  BattleChoice,
  BattleFormat,
  BattleKind,
  BattleNews,
  BattlePreparation,
  BattleReplay,
  BattleRequest,
  BattleResult,
  BattleState,
  BattleStatus,
  BattleSummary,
  BattleTerms,
  ChoosableMove,
  OwnPokemon,
  PreparedPokemon,
} from './battles.ts';
export type { Challenger, ChallengerOrder } from './challengers.ts';
export type {
  Access,
  BodyOf,
  Endpoint,
  Method,
  RequestOf,
  ResponseOf,
  Schema,
} from './endpoint.ts';
export * as contract from './endpoints.ts';
export type { ErrorBody } from './errors.ts';
export { errorBody } from './errors.ts';
export type { FaceIcon } from './face-icons.ts';
export type { Leaderboard, LeaderboardKind, LeaderboardRow } from './leaderboards.ts';
export { leaderboardKinds, leaderboardRules } from './leaderboards.ts';
export type { LeaderPokemon, TournamentLeader, TournamentLeaders } from './leaders.ts';
export type { HistoryEntry } from './match-history.ts';
export type { Match, MatchGains, MatchOutcome, MatchTally, RecordedMatch } from './matches.ts';
export { matchOutcome } from './matches.ts';
export { memoryGameRules } from './memory-game.ts';
export type { Notification, NotificationKind } from './notifications.ts';
export { notificationKind, notificationRules } from './notifications.ts';
export type { Ability, Item, Move, PokemonInfo, PokemonType, TypeEfficacies } from './pokedex.ts';
export type { UserInfo } from './profile.ts';
export type { QuizQuestion, SecretPrize, TrainingQuestion } from './quiz.ts';
export { quizRules, secretPrize, timeOverSubcode } from './quiz.ts';
export type { DrawnPokemon } from './team-draw.ts';
export type {
  Badge,
  Tournament,
  TournamentStatus,
} from './tournaments.ts';
export type { Role, User } from './users.ts';
export { passwordRules, roleAdmin, roleUser, usernameRules, visibleCharacter } from './users.ts';
