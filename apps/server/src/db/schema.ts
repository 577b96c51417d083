import type {
  AccountStatus,
  Audience,
  BattleEndReason,
  BattleFormat,
  BattleGrade,
  BattleKind,
  BattleSide,
  BattleStatus,
  DuelAudience,
  DuelChallengeStatus,
  DuelEmote,
  DuelPace,
  Gender,
  LeaderboardKind,
  LevelRule,
  MatchOutcome,
  NotificationChannel,
  NotificationKind,
  NotificationTopic,
  QuickReply,
  SecretPrize,
  UnratedReason,
} from '@poketorneo/contract';
import type { NatureIdentifier } from '@poketorneo/rules';
import type { Generated } from 'kysely';

/**
 * The tables for Kysely. Times are integer milliseconds since 1970, booleans 0 or 1; repositories
 * convert them to `Date` and `boolean`. Columns with few values have a union type, mostly with
 * a CHECK.
 */
export interface Schema {
  users: UsersTable;
  password_resets: PasswordResetsTable;
  password_wishes: PasswordWishesTable;
  invitations: InvitationsTable;
  invitation_guests: InvitationGuestsTable;
  sign_up_requests: SignUpRequestsTable;
  known_devices: KnownDevicesTable;
  rate_limits: RateLimitsTable;
  settings: SettingsTable;
  available_pokemons: AvailablePokemonsTable;
  tournaments: TournamentsTable;
  tournament_starters: TournamentStartersTable;
  leaders: LeadersTable;
  leader_pokemons: LeaderPokemonsTable;
  leader_rewards: LeaderRewardsTable;
  user_tournaments: UserTournamentsTable;
  user_leaders: UserLeadersTable;
  matches: MatchesTable;
  user_pokemons: UserPokemonsTable;
  user_face_icons: UserFaceIconsTable;
  notifications: NotificationsTable;
  notification_versions: NotificationVersionsTable;
  audit_log: AuditLogTable;
  user_scores: UserScoresTable;
  score_counts: ScoreCountsTable;
  quiz_runs: QuizRunsTable;
  game_runs: GameRunsTable;
  drawn_teams: DrawnTeamsTable;
  battles: BattlesTable;
  battle_choices: BattleChoicesTable;
  battle_replays: BattleReplaysTable;
  battle_seats: BattleSeatsTable;
  chosen_teams: ChosenTeamsTable;
  presence: PresenceTable;
  request_failures: RequestFailuresTable;
  announcements: AnnouncementsTable;
  announcement_replies: AnnouncementRepliesTable;
  messages: MessagesTable;
  message_threads: MessageThreadsTable;
  notification_preferences: NotificationPreferencesTable;
  kept_open_tournaments: KeptOpenTournamentsTable;
  seasons: SeasonsTable;
  season_players: SeasonPlayersTable;
  season_tournaments: SeasonTournamentsTable;
  past_user_tournaments: OfSeason<UserTournamentsTable>;
  past_kept_open_tournaments: OfSeason<KeptOpenTournamentsTable>;
  past_user_leaders: OfSeason<UserLeadersTable>;
  past_matches: OfSeason<Omit<MatchesTable, 'id'>> & { id: number };
  past_user_pokemons: PastUserPokemonsTable;
  past_chosen_teams: OfSeason<ChosenTeamsTable>;
  past_user_scores: PastUserScoresTable;
  past_quiz_runs: OfSeason<QuizRunsTable>;
  past_game_runs: OfSeason<Omit<GameRunsTable, 'record_before'>> & { record_before: number };
  stopped_battles: StoppedBattlesTable;
  push_keys: PushKeysTable;
  push_subscriptions: PushSubscriptionsTable;
  push_queue: PushQueueTable;
  sessions: SessionsTable;
  ended_sessions: EndedSessionsTable;
  device_links: DeviceLinksTable;
  duel_challenges: DuelChallengesTable;
  duel_queue: DuelQueueTable;
  drawn_pairs: DrawnPairsTable;
  ratings: RatingsTable;
  past_ratings: OfSeason<RatingsTable>;
  user_blocks: UserBlocksTable;
  duel_settings: DuelSettingsTable;
  duel_pulse: DuelPulseTable;
  online_users: OnlineUsersTable;
  user_networks: UserNetworksTable;
  duel_viewers: DuelViewersTable;
}

/** A boolean column. */
export type Flag = 0 | 1;

/** How a player obtained a Pokémon. */
export type PokemonSource = 'starter' | 'reward' | 'prize' | 'secret';

/** State of a secret quiz's run: 'answered' means correctly. */
export type QuizRunStatus = 'asked' | 'answered' | 'lost' | 'won' | 'redeemed';

/** A game whose runs the server tracks. */
export type TrackedGame = 'training' | 'memory-game' | 'shell-game';

export interface UsersTable {
  /** Never reused, because tokens contain it. */
  id: Generated<number>;
  username: string;
  /** Comparison key of the username: unique, for search and order. */
  username_key: string;
  first_name: string;
  last_name: string;
  /** Null without one. */
  email: string | null;
  /** Comparison key of the email: unique. */
  email_key: string | null;
  password_hash: string;
  is_admin: Flag;
  /** Incremented to revoke all earlier tokens. */
  token_version: Generated<number>;
  /** A species number. */
  face_icon_id: number;
  created_at: number;
  /** Incremented at each change of names, email or role, against lost updates. */
  version: Generated<number>;
  /** Only active accounts can sign in and use tokens. */
  status: Generated<AccountStatus>;
  /** Whether an organiser also plays; players always do. */
  plays: Generated<Flag>;
  /** Whether the player has made the profile public. */
  is_profile_public: Generated<Flag>;
}

export interface PasswordResetsTable {
  token_hash: string;
  user_id: number;
  expires_at: number;
  created_at: number;
}

/** Open reset requests to the organisers. */
export interface PasswordWishesTable {
  user_id: number;
  wished_at: number;
}

export interface InvitationsTable {
  id: Generated<number>;
  /** Hash of the link's token, which is not stored. */
  token_hash: string;
  /** Derives the link together with the server's secret; useless alone. */
  seed: string;
  /** Null after the account was deleted. */
  created_by: number | null;
  created_at: number;
  expires_at: number;
  /** Maximum of `taken`. */
  places: number;
  taken: Generated<number>;
  /** Null unless revoked. */
  revoked_at: number | null;
}

/** Accounts that signed up by invitation. */
export interface InvitationGuestsTable {
  user_id: number;
  invitation_id: number;
  joined_at: number;
}

/** Sign-ups that needed approval; the account's status decides whether it is usable. */
export interface SignUpRequestsTable {
  user_id: number;
  asked_at: number;
  /** Null while undecided. */
  decision: 'approved' | 'refused' | null;
  decided_at: number | null;
  /** The notification about the approval, deleted if that is undone. */
  welcome_id: number | null;
}

export interface KnownDevicesTable {
  user_id: number;
  /** Hash of the cookie and the user id. */
  device_hash: string;
  /**
   * Hash of the cookie alone, which tells accounts of one person who fight duels against each
   * other; null for sign-ins before duels.
   */
  browser_hash: string | null;
  /** Last sign-in. */
  signed_in_at: number;
}

export interface RateLimitsTable {
  key: string;
  window_started_at: number;
  attempts: number;
}

export interface SettingsTable {
  key: string;
  value: string;
}

export interface AvailablePokemonsTable {
  id: Generated<number>;
  /** Key in the release's content; null if added by an organiser. */
  seed_key: string | null;
  form_id: number;
  level: number;
  gender: Gender;
  is_shiny: Flag;
  ability_id: number;
  hp: number;
  attack: number;
  defense: number;
  sp_attack: number;
  sp_defense: number;
  speed: number;
  move_id_1: number;
  move_id_2: number | null;
  move_id_3: number | null;
  move_id_4: number | null;
  item_id: string | null;
  /** Nature, IVs and EVs; all three null if no spread yields these stats. */
  nature: NatureIdentifier | null;
  /** JSON: the six individual values. */
  ivs: string | null;
  /** JSON: the six effort values. */
  evs: string | null;
  /** Reward of secret quizzes only. */
  is_secret: Flag;
  /** Incremented at each change, against lost updates. */
  version: Generated<number>;
  created_at: number;
}

export interface TournamentsTable {
  id: Generated<number>;
  /** 'kanto' and so on. */
  slug: string;
  /** Order in which tournaments open, from 1. */
  position: number;
  name: string;
  description: string;
  image: string;
  badge_case_background: string;
  /** Incremented at each change of its texts, against lost updates. */
  version: Generated<number>;
}

export interface TournamentStartersTable {
  tournament_id: number;
  available_pokemon_id: number;
}

export interface LeadersTable {
  id: Generated<number>;
  tournament_id: number;
  /** 1 to 8, and 9 for the champion. */
  position: number;
  name: string;
  sprite: string;
  is_double_battle: Flag;
  /** Null for champions. */
  badge_name: string | null;
  badge_image: string | null;
  badge_empty_image: string | null;
  /** Incremented at each change of team, reward or grade. */
  version: Generated<number>;
  /** Strength of the leader's AI. */
  battle_grade: Generated<BattleGrade>;
}

export interface LeaderPokemonsTable {
  leader_id: number;
  /** 1 to 6, without gaps. */
  slot: number;
  available_pokemon_id: number;
  item_id: string | null;
}

export interface LeaderRewardsTable {
  leader_id: number;
  available_pokemon_id: number;
  item_id: string | null;
}

export interface UserTournamentsTable {
  user_id: number;
  tournament_id: number;
  signed_up_at: number;
  /** When the eighth leader was defeated. */
  completed_at: number | null;
}

export interface UserLeadersTable {
  user_id: number;
  leader_id: number;
  /** Suspended ones do not count. */
  number_of_matches: number;
  defeated_at: number | null;
  reward_obtained: Flag;
}

export interface MatchesTable {
  id: Generated<number>;
  user_id: number;
  leader_id: number;
  outcome: MatchOutcome;
  reward_given: Flag;
  /** JSON: the match's effects, for undo. */
  effects: string;
  recorded_at: number;
  /** The battle; null for a match recorded by an organiser. */
  battle_id: number | null;
}

export interface UserPokemonsTable {
  user_id: number;
  available_pokemon_id: number;
  source: PokemonSource;
  obtained_at: number;
}

export interface UserFaceIconsTable {
  user_id: number;
  species_id: number;
  is_new: Flag;
  obtained_at: number;
}

export interface NotificationsTable {
  id: Generated<number>;
  user_id: number;
  title: string;
  text: string;
  image: string | null;
  url: string | null;
  url_name: string | null;
  url_section: string | null;
  sender: string | null;
  shown: Flag;
  created_at: number;
  kind: NotificationKind;
  /** JSON; null without structured data. */
  facts: string | null;
  /** The thread's message that it is about. */
  message_id: number | null;
}

export interface NotificationVersionsTable {
  user_id: number;
  /** Incremented at each change of the user's notifications; the ETag of polls. */
  version: number;
}

export interface AuditLogTable {
  id: Generated<number>;
  /** The username, or a placeholder for a deleted account. */
  actor: string;
  action: string;
  subject: string;
  /** JSON. */
  value_before: string | null;
  value_after: string | null;
  created_at: number;
}

/** One row per user and board, if the user has a score. */
export interface UserScoresTable {
  user_id: number;
  board: LeaderboardKind;
  /** At least 1. The fewest moves in the memory game, otherwise the highest count. */
  score: number;
  achieved_at: number;
}

export interface ScoreCountsTable {
  board: LeaderboardKind;
  score: number;
  /** Number of user_scores rows with this score, updated in the same transaction. */
  players: number;
}

/** A player's last run of a secret quiz. */
export interface QuizRunsTable {
  user_id: number;
  /** Null until the player has chosen. */
  prize: SecretPrize | null;
  status: QuizRunStatus;
  /** Number of the last question, from 1. */
  question_number: number;
  /** JSON: the last question, with its answer. */
  question: string;
  /** JSON: keys of the run's questions, against repetition. */
  asked_before: string;
  asked_at: number;
  started_at: number;
  /** Key of the question's cry; null without sound. */
  audio_key: string | null;
}

/** The server's state of a player's game, for checking reported records. */
export interface GameRunsTable {
  user_id: number;
  game: TrackedGame;
  /** Training: questions served since the last report. Memory: cards. Shell: the maximum round. */
  dealt: number;
  /** Accepted progress: streak, moves or round. */
  reached: number;
  /** The player's best at the start; 0 if none. */
  record_before: Generated<number>;
  /** Time of the last question or deal. */
  dealt_at: number;
}

export interface DrawnTeamsTable {
  user_id: number;
  /** JSON: the ids of team A and of team B. */
  teams: string;
  created_at: number;
}

/** A battle's setup, state and outcome; its events are replayed from its choices. */
export interface BattlesTable {
  id: Generated<number>;
  kind: BattleKind;
  format: BattleFormat;
  level_rule: LevelRule;
  status: BattleStatus;
  /** Number of decisions so far. */
  step: number;
  turn: number;
  /** JSON: the immutable setup, independent of later changes of its Pokémon. */
  setup: string;
  /** Version of its engine. */
  engine_version: string;
  /** The player; null for a duel, whose seats name its players, and for a visitor's trial. */
  user_id: number | null;
  leader_id: number | null;
  /** For the player; null while running, 'suspended' if voided before its end. */
  outcome: MatchOutcome | null;
  ended_by: BattleEndReason | null;
  /** JSON: the gains of its match; null without one. */
  gains: string | null;
  /** The player loses without a choice until then; null unless running. */
  deadline: number | null;
  /** Whether the player was notified of the approaching deadline. */
  reminded: Generated<Flag>;
  /** Unique while running: battles with the same key exclude each other. */
  running_key: string | null;
  /** Public key of its replay. */
  share_key: string | null;
  started_at: number;
  ended_at: number | null;
  /** Its closed season; null in the current one. */
  season_id: number | null;
  /** Of a duel; null for other battles, as the following columns. */
  pace: DuelPace | null;
  /** Start of the current step's clock. */
  step_at: number | null;
  /** The sides that have to choose in the current step, as bits: 1, 2 or 3. */
  awaited: Generated<SideBits>;
  /** The sides whose choice for the current step is stored, as bits. */
  sealed: Generated<SideBits>;
  watch: DuelAudience | null;
  rated: Generated<Flag>;
  /** Why a duel does not count, as far as that is known; null where it counts. */
  unrated_reason: UnratedReason | null;
  /** Unguessable part of the link for spectators. */
  watch_key: string | null;
  /** Hash of a trial's token; null for other battles. */
  trial_key: string | null;
}

/** A set of sides: 1 for side 1, 2 for side 2. */
export type SideBits = 0 | 1 | 2 | 3;

/** A player of a duel. */
export interface BattleSeatsTable {
  battle_id: number;
  side: BattleSide;
  /** Null once the account is deleted. */
  user_id: number | null;
  /** Of then. */
  name: string;
  picture: string;
  outcome: MatchOutcome | null;
  /** Milliseconds left beyond the free time of each step. */
  bank: number;
  rating_before: number | null;
  deviation_before: number | null;
  /** Null while running, and for duels that do not count. */
  rating_after: number | null;
  deviation_after: number | null;
  draw_offered_at_step: number | null;
  /** The other side's refusal of the offer. */
  draw_refused_at_step: number | null;
  /** The player's last emote. */
  emote: DuelEmote | null;
  emote_at: number | null;
  /** Unique while running: a player fights one duel at a time. */
  running_key: string | null;
}

export interface DuelChallengesTable {
  id: Generated<number>;
  from_id: number;
  /** Null for a challenge by link. */
  to_id: number | null;
  link_key: string | null;
  /** JSON. */
  terms: string;
  /** JSON: the challenger's own team; null for drawn teams. */
  pokemon_ids: string | null;
  /** JSON: the teams of the duel, the challenger's first; null before there is one. */
  teams: string | null;
  status: DuelChallengeStatus;
  battle_id: number | null;
  /** With `teams` in an open challenge: the second leg. */
  rematch_of: number | null;
  /** Of the challenged player, while the challenge is open. */
  notification_id: number | null;
  created_at: number;
  expires_at: number;
}

/** Players who search an opponent. */
export interface DuelQueueTable {
  user_id: number;
  /** Only equal ones are paired. */
  terms_key: string;
  /** JSON. */
  terms: string;
  pokemon_ids: string | null;
  since: number;
  seen_at: number;
}

/** Two teams that have been weighed by playing them. */
export interface DrawnPairsTable {
  id: Generated<number>;
  pair_key: string;
  /** JSON: two lists of available Pokémon. */
  teams: string;
  weighed_at: number;
}

/** Glicko-2 ratings of the current season. */
export interface RatingsTable {
  user_id: number;
  rating: number;
  deviation: number;
  volatility: number;
  /** Number of rated duels. */
  battles: number;
  last_at: number;
}

export interface UserBlocksTable {
  user_id: number;
  blocked_id: number;
  blocked_at: number;
}

/** A player's settings for duels; without a row all are on. */
export interface DuelSettingsTable {
  user_id: number;
  accepts_challenges: Flag;
  shows_online: Flag;
  emotes: Flag;
}

/** When a user last had the product open: written every twenty seconds. */
export interface OnlineUsersTable {
  user_id: number;
  seen_at: number;
}

/** The networks from which a user has begun duels: deleted after a month. */
export interface UserNetworksTable {
  user_id: number;
  /** With the installation's secret, because networks can be guessed. */
  network_hash: string;
  seen_at: number;
}

/** How many streams of a server process watch a duel. */
export interface DuelViewersTable {
  battle_id: number;
  /** Names the process. */
  server: string;
  viewers: number;
  seen_at: number;
}

/** A single row, with id 1. */
export interface DuelPulseTable {
  id: number;
  /** When a server last kept duels going: clocks stand still while none does. */
  served_at: number;
  /** When players of the queue were last paired: one process at a time does. */
  paired_at: number;
}

/** The decisions of both sides; in order of their numbers they determine the battle. */
export interface BattleChoicesTable {
  battle_id: number;
  /** From 1. */
  number: number;
  step: number;
  side: BattleSide;
  /** JSON. */
  choice: string;
  decided_by: BattleDecider;
  made_at: number;
}

/** Who made a decision. */
export type BattleDecider = 'player' | 'leader';

/** Recorded events of an ended battle, independent of the engine. */
export interface BattleReplaysTable {
  battle_id: number;
  /** Version of the event format. */
  version: number;
  /** Compressed JSON as base64: the events in the player's and the spectators' view. */
  events: string;
  turns: number;
}

/** A player's last team for a leader. */
export interface ChosenTeamsTable {
  user_id: number;
  leader_id: number;
  /** JSON: ids of available Pokémon, in their order. */
  pokemon_ids: string;
  chosen_at: number;
}

/** A user's last activity, accurate to some minutes. */
export interface PresenceTable {
  user_id: number;
  seen_at: number;
}

/** Requests of the last day that failed with 500. */
export interface RequestFailuresTable {
  id: Generated<number>;
  /** Identifies the reason in the log. */
  request_id: string;
  /** Method and route pattern, without personal data. */
  request: string;
  failed_at: number;
}

/** An organiser's announcement to several players. */
export interface AnnouncementsTable {
  id: Generated<number>;
  /** Null after the account was deleted. */
  sender_id: number | null;
  title: string;
  text: string;
  audience: Audience['kind'];
  /** For the audience 'tournament'. */
  tournament_id: number | null;
  /** Number of recipients with existing accounts. */
  recipients: number;
  created_at: number;
  /** Time of the last reminder to those without a reply, and their number. */
  reminded_at: number | null;
  reminded: number | null;
}

/** A predefined reply of an announcement. */
export interface AnnouncementRepliesTable {
  announcement_id: number;
  reply: QuickReply;
  /** Order, from 1. */
  position: number;
  /** Number of replies, updated in the same transaction. */
  players: number;
}

/** Messages of the players' threads. */
export interface MessagesTable {
  id: Generated<number>;
  /** The thread's player. */
  user_id: number;
  is_from_player: Flag;
  /** The organiser who wrote it; null for announcements and deleted accounts. */
  sender_id: number | null;
  /** Its text is the announcement's. */
  announcement_id: number | null;
  /** Null for announcements. */
  title: string | null;
  text: string | null;
  /** The player's reply to the announcement. */
  reply: QuickReply | null;
  /** Whether the player, or any organiser, has read it. */
  is_read: Flag;
  created_at: number;
}

/** Threads with more than announcements. */
export interface MessageThreadsTable {
  user_id: number;
  last_message_id: number;
  /** Number of the player's messages unread by organisers, updated in the same transaction. */
  unread: number;
}

/** Notification preferences that differ from the defaults. */
export interface NotificationPreferencesTable {
  user_id: number;
  topic: NotificationTopic;
  /** As toasts. */
  delivery: Exclude<NotificationChannel, 'phone'>;
  /** As push messages. */
  is_on_phone: Generated<Flag>;
}

/** The VAPID keys of this installation: one row. */
export interface PushKeysTable {
  id: number;
  public_key: string;
  private_key: string;
}

/** Browsers with push messages enabled. */
export interface PushSubscriptionsTable {
  id: Generated<number>;
  user_id: number;
  endpoint_hash: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Only for older processes beside this one: revoking tokens deletes the subscriptions. */
  token_version: number;
  /** When the session expires without use. */
  expires_at: number;
  created_at: number;
  /** Null for sessions older than the sessions table. */
  session_id: string | null;
}

/** A user's active sessions. */
export interface SessionsTable {
  /** Contained in the session's tokens. */
  id: string;
  user_id: number;
  /** Browser at sign-in; null if unknown. */
  browser: string | null;
  system: string | null;
  created_at: number;
  /** Updated at most every ten minutes. */
  seen_at: number;
  /** Expiry of its last token. */
  expires_at: number;
  /** Whether the id is derived from an old token without a session id. */
  is_derived: Flag;
}

/** Ended derived sessions, until their tokens expire. */
export interface EndedSessionsTable {
  session_id: string;
  expires_at: number;
}

/** A session's last link for signing in another device. */
export interface DeviceLinksTable {
  session_id: string;
  token_hash: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
  used_by_browser: string | null;
  used_by_system: string | null;
}

/** Queued push messages. */
export interface PushQueueTable {
  id: Generated<number>;
  subscription_id: number;
  notification_id: number;
  /** Postponed by each process that tries to send it. */
  due_at: number;
  attempts: Generated<number>;
}

/** Tournaments that stay open to a player despite a later change of order. */
export interface KeptOpenTournamentsTable {
  user_id: number;
  tournament_id: number;
  /** Time of the change. */
  kept_at: number;
}

export interface SeasonsTable {
  id: Generated<number>;
  name: string;
  /** Unique comparison key of the name. */
  name_key: string;
  opened_at: number;
  /** Null for the current season. */
  closed_at: number | null;
}

/** Participants of a closed season, with their names and icons at that time. */
export interface SeasonPlayersTable {
  season_id: number;
  user_id: number;
  username: string;
  first_name: string;
  last_name: string;
  face_icon_id: number;
}

/** Names and order of the tournaments of a closed season. */
export interface SeasonTournamentsTable {
  season_id: number;
  tournament_id: number;
  position: number;
  name: string;
}

/** Rows archived when a season was closed. */
type OfSeason<Table> = Table & { season_id: number };

export interface PastUserPokemonsTable extends OfSeason<UserPokemonsTable> {
  /** Snapshots: the available Pokémon may have changed or been deleted since. */
  form_id: number;
  level: number;
  is_shiny: Flag;
}

export interface PastUserScoresTable extends OfSeason<UserScoresTable> {
  /** Final position; equal scores share it. */
  position: number;
}

/** State of battles suspended by closing their season, for reopening it. */
export interface StoppedBattlesTable {
  season_id: number;
  battle_id: number;
  deadline: number;
  reminded: Flag;
  running_key: string;
}
