/** Every endpoint of the API, by feature. */

export type { AuditEntry } from './audit-log.ts';
export type { DeviceLinkState, DeviceSession } from './auth.ts';
export type { AvailablePokemon, AvailablePokemonPayload, Gender } from './available-pokemon.ts';
export type {
  BattleEndReason,
  BattleEvent,
  BattleEventKind,
  BattleEventOf,
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
export { type BattleSide, battleSides } from './battle-sides.ts';
export type {
  BattleAction,
  BattleChoice,
  BattleFormat,
  BattleKind,
  BattlePreparation,
  BattleReplay,
  BattleRequest,
  BattleResult,
  BattleState,
  BattleStatus,
  BattleSummary,
  BattleTerms,
  BattleUpdate,
  ChoosableMove,
  DuelState,
  DuelSummary,
  DuelUpdate,
  LeaderBattleKind,
  LeaderBattleState,
  LeaderBattleSummary,
  OwnPokemon,
  PreparedPokemon,
  SeenPokemon,
  ShownDuel,
  TrialState,
  TrialSummary,
  TrialUpdate,
  WatchedDuel,
  WatchedUpdate,
} from './battles.ts';
export { battleKinds, countedBattleKinds, countsAsMatch, leaderBattleKinds } from './battles.ts';
export type { Challenger, ChallengerAttention, ChallengerOrder } from './challengers.ts';
export { type ClubSettings, clubRules } from './club.ts';
export type { ClubDuel, ClubDuelFilter, ClubDuelist } from './club-duels.ts';
export type { BackupStatus } from './downloads.ts';
export type { DuelHours, DuelRules } from './duel-rules.ts';
export type {
  DuelClock,
  DuelRecord,
  DuelResult,
  RatingChange,
  ShownRating,
  UnratedReason,
} from './duel-state.ts';
export type {
  DuelAudience,
  DuelChallengeStatus,
  DuelEmote,
  DuelPace,
  DuelTeams,
  DuelTerms,
  TeamBalance,
} from './duel-terms.ts';
export { duelEmotes, duelTerms, teamBalance } from './duel-terms.ts';
export type {
  AnsweredChallenge,
  BlockedPlayer,
  DuelChallenge,
  Duelist,
  DuelSettings,
  FoundPlayer,
  LinkedChallenge,
} from './duels.ts';
export { duelChallengeRules } from './duels.ts';
export type {
  Access,
  BodyOf,
  Endpoint,
  Method,
  RequestOf,
  ResponseOf,
  Schema,
} from './endpoint.ts';
export { noBody } from './endpoint.ts';
export * as contract from './endpoints.ts';
export type { ErrorBody } from './errors.ts';
export { errorBody } from './errors.ts';
export type { FaceIcon } from './face-icons.ts';
export type { HealthReport } from './health.ts';
export type { Leaderboard, LeaderboardKind, LeaderboardRow } from './leaderboards.ts';
export { leaderboardKinds, leaderboardRules } from './leaderboards.ts';
export type { LeaderPokemon, TournamentLeader, TournamentLeaders } from './leaders.ts';
export type { FollowedBattle, LiveChange, LiveMessage } from './live.ts';
export { formatFollowed, liveChange, liveMessage, liveRules, parseFollowed } from './live.ts';
export type { HistoryEntry } from './match-history.ts';
export type {
  Match,
  MatchGains,
  MatchOutcome,
  MatchRevision,
  MatchTally,
  RecentMatch,
  RecordedMatch,
} from './matches.ts';
export { matchOutcome } from './matches.ts';
export { memoryGameRules } from './memory-game.ts';
export type {
  Announcement,
  AnnouncementReply,
  Audience,
  Message,
  MessageThread,
  NamedPlayer,
  QuickReply,
} from './messages.ts';
export { messageRules, quickReply } from './messages.ts';
export type { NotificationFacts, NotificationFactsOf } from './notification-facts.ts';
export { isShownAsScene, notificationFacts } from './notification-facts.ts';
export type {
  NotificationChannel,
  NotificationPreferences,
  NotificationTopic,
} from './notification-preferences.ts';
export { notificationTopic, topicOfKind } from './notification-preferences.ts';
export type { Notification, NotificationKind, RoleNotificationKind } from './notifications.ts';
export { notificationKinds, notificationRules } from './notifications.ts';
export type { OwnData } from './own-data.ts';
export { publicProfileTitle, replayTitle, tabTitle } from './page-titles.ts';
export type { Permissions } from './permissions.ts';
export { permissionsOf, rolesFor } from './permissions.ts';
export type { Item, Move, TypeEfficacies } from './pokedex-lists.ts';
export type { Ability, PokemonInfo, PokemonType } from './pokemon-info.ts';
export { statValues } from './primitives.ts';
export { productName } from './product-name.ts';
export type { UserInfo } from './profile.ts';
export type { ProfileVisibility, PublicProfile } from './public-profiles.ts';
export type { PushMessage } from './push-message.ts';
export type { QuizQuestion, SecretPrize, TrainingQuestion } from './quiz.ts';
export { quizRules, timeOverSubcode } from './quiz.ts';
export type {
  Admission,
  AdmissionDecision,
  Invitation,
  InvitationState,
  RegistrationMode,
  RegistrationSettings,
  WaitingPerson,
} from './registration.ts';
export type {
  HallOfFameSeason,
  OpenSeason,
  PlayerSeason,
  ReopeningObstacle,
  SeasonClosing,
  SeasonPlan,
  SeasonPodium,
  SeasonReopening,
  SeasonTournament,
} from './seasons.ts';
export { seasonRules } from './seasons.ts';
export type { TextProblem } from './showdown-text.ts';
export { showdownTextLimits } from './showdown-text.ts';
export type { DrawnPokemon } from './team-draw.ts';
export type {
  Badge,
  Tournament,
  TournamentStatus,
  TournamentTexts,
} from './tournaments.ts';
export { tournamentRules } from './tournaments.ts';
export type { AccountStatus, Role, SessionUser, User } from './user.ts';
export { role, roleAdmin, rolePlayer, roleUser, sessionUser } from './user.ts';
export { passwordRules, usernameRules, visibleCharacter } from './users.ts';
