import type {
  AccountStatus,
  Audience,
  BattleEnd,
  BattleFormat,
  BattleGrade,
  BattleKind,
  BattleSide,
  BattleStatus,
  Gender,
  LeaderboardKind,
  LevelRule,
  MatchOutcome,
  NewsDelivery,
  NewsTopic,
  NotificationKind,
  QuickReply,
  SecretPrize,
} from '@poketorneo/contract';
import type { NatureIdentifier } from '@poketorneo/rules';
import type { Generated } from 'kysely';

/**
 * The tables as Kysely sees them. Times are integer milliseconds since 1970, booleans 0 or 1;
 * repositories turn both into `Date` and `boolean` at their edge. A column that holds one of a few
 * words has them as its type; most are checked by the database too.
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
}

/** A boolean column. */
export type Flag = 0 | 1;

/** How a player came to a Pokémon. */
export type PokemonSource = 'starter' | 'reward' | 'prize' | 'secret';

/** How a run of a secret quiz stands: 'answered' means rightly. */
export type QuizRunStatus = 'asked' | 'answered' | 'lost' | 'won' | 'redeemed';

/** A game of which the server knows how far a player is. */
export type TrackedGame = 'training' | 'memory-game' | 'shell-game';

export interface UsersTable {
  /** Never reused, not even after the account is deleted: tokens carry it. */
  id: Generated<number>;
  username: string;
  /** The username in lower case: what makes it unique and what it is sorted and found by. */
  username_key: string;
  first_name: string;
  last_name: string;
  /** Null without one. */
  email: string | null;
  /** The address in lower case, unique likewise. */
  email_key: string | null;
  password_hash: string;
  is_admin: Flag;
  /** Counts up to revoke every token signed before. */
  token_version: Generated<number>;
  /** A species number. */
  face_icon_id: number;
  created_at: number;
  /** Counts up at each change of names, address or role: an organiser who saves must have seen the newest. */
  version: Generated<number>;
  /** Whoever is not active can neither sign in nor use a token. */
  status: Generated<AccountStatus>;
  /** Of organisers: whether they play as well. Who is no organiser plays in any case. */
  plays: Generated<Flag>;
  /** Whether anybody may look at the player's profile, as the player wants it. */
  is_profile_public: Generated<Flag>;
}

export interface PasswordResetsTable {
  token_hash: string;
  user_id: number;
  expires_at: number;
  created_at: number;
}

/** Who has asked the organisers for a new password, and has not got one since. */
export interface PasswordWishesTable {
  user_id: number;
  wished_at: number;
}

export interface InvitationsTable {
  id: Generated<number>;
  /** Of what the link holds, which is kept nowhere. */
  token_hash: string;
  /** What the link is made from again, together with the server's secret: worth nothing without it. */
  seed: string;
  /** Null when that account is gone. */
  created_by: number | null;
  created_at: number;
  expires_at: number;
  /** How many may come in by it; `taken` never grows beyond. */
  places: number;
  taken: Generated<number>;
  /** Null for one that has not been taken back. */
  revoked_at: number | null;
}

/** Who has come in by which invitation. */
export interface InvitationGuestsTable {
  user_id: number;
  invitation_id: number;
  joined_at: number;
}

/** Who has signed up and had to be let in: whether the account may be used is said by its status alone. */
export interface SignUpRequestsTable {
  user_id: number;
  asked_at: number;
  /** Null while nobody has decided. */
  decision: 'approved' | 'refused' | null;
  decided_at: number | null;
  /** The notification that told of being let in, to be taken back with it. */
  welcome_id: number | null;
}

export interface KnownDevicesTable {
  user_id: number;
  /** Of what the browser sends and the user's id: no two accounts' rows of one browser are alike. */
  device_hash: string;
  /** The last time. */
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
  /** What the content of a release calls it; null for those that an organiser added. */
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
  /** What the stats follow from at every level; all three null where nothing gives these stats. */
  nature: NatureIdentifier | null;
  /** JSON: the six individual values. */
  ivs: string | null;
  /** JSON: the six effort values. */
  evs: string | null;
  /** Given by secret quizzes alone. */
  is_secret: Flag;
  /** Counts up at each change: whoever saves must have seen the newest. */
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
  /** Counts up at each change of its words: whoever saves must have seen the newest. */
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
  /** Null for champions, who give no badge. */
  badge_name: string | null;
  badge_image: string | null;
  badge_empty_image: string | null;
  /** Counts up at each change of team, reward or grade. */
  version: Generated<number>;
  /** How well the leader plays. */
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
  /** JSON: what the match changed besides its own count, so that it can be undone. */
  effects: string;
  recorded_at: number;
  /** The battle that ended so; null for a match that an organiser has recorded. */
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
  /** JSON; null where its words are all there is to it. */
  facts: string | null;
  /** The message of a thread that it tells of. */
  message_id: number | null;
}

export interface NotificationVersionsTable {
  user_id: number;
  /** Counts up at each change of the user's notifications: what unchanged polls compare. */
  version: number;
}

export interface AuditLogTable {
  id: Generated<number>;
  /** The username; of an account that is gone what stands in its place. */
  actor: string;
  action: string;
  subject: string;
  /** JSON. */
  value_before: string | null;
  value_after: string | null;
  created_at: number;
}

/** The leaderboards: one row per user and board; users without a score have none. */
export interface UserScoresTable {
  user_id: number;
  board: LeaderboardKind;
  /** At least 1. Of the memory game the fewest moves, of the others the most of what they count. */
  score: number;
  achieved_at: number;
}

export interface ScoreCountsTable {
  board: LeaderboardKind;
  score: number;
  /** How many rows of user_scores have this score; changed in the same transaction. */
  players: number;
}

/** A player's run of a secret quiz: the newest one, whatever became of it. */
export interface QuizRunsTable {
  user_id: number;
  /** Null when the player has not said which. */
  prize: SecretPrize | null;
  status: QuizRunStatus;
  /** Of the question that was asked last, from 1. */
  question_number: number;
  /** JSON: the question that was asked last, with its answer. */
  question: string;
  /** JSON: what identifies the questions of this run, so that none comes twice. */
  asked_before: string;
  asked_at: number;
  started_at: number;
  /** What the cry of the question is asked for by; null when it has none. */
  audio_key: string | null;
}

/** What the server itself knows of the game a player is at, to judge a reported record by. */
export interface GameRunsTable {
  user_id: number;
  game: TrackedGame;
  /**
   * Training: questions served since the last report. Memory: the cards of the game. Shell: the round
   * it may come to.
   */
  dealt: number;
  /** How far the run has come, as reported and accepted: the streak, the moves or the round. */
  reached: number;
  /** The player's best when the run began; 0 without any. */
  record_before: Generated<number>;
  /** Of the last question or deal. */
  dealt_at: number;
}

export interface DrawnTeamsTable {
  user_id: number;
  /** JSON: the ids of team A and of team B. */
  teams: string;
  created_at: number;
}

/** A battle: how it was set up, how it stands, how it ended. What happens in it follows from its choices. */
export interface BattlesTable {
  id: Generated<number>;
  kind: BattleKind;
  format: BattleFormat;
  level_rule: LevelRule;
  status: BattleStatus;
  /** How often the sides have decided. */
  step: number;
  turn: number;
  /** JSON: all that it needs to begin, so that it goes on whatever becomes of its Pokémon. */
  setup: string;
  /** Of the engine that it began with. */
  engine_version: string;
  user_id: number;
  leader_id: number | null;
  /** The player's; null while it is running, 'suspended' where it was annulled before its end. */
  outcome: MatchOutcome | null;
  ended_by: BattleEnd | null;
  /** JSON: what the match that it ended in gave; null without one. */
  gains: string | null;
  /** When it counts as lost if nothing is chosen before; null when it is not running. */
  deadline: number | null;
  /** Whether the player was told that the deadline is near. */
  reminded: Generated<Flag>;
  /** While it is running: the same for all that may not run beside it. */
  running_key: string | null;
  /** What its replay is publicly known by. */
  share_key: string | null;
  started_at: number;
  ended_at: number | null;
  /** The season that it was fought in, once that is closed; null in the one that is being played. */
  season_id: number | null;
}

/** What a side has decided; in the order of the numbers they make the battle. */
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

/** Who has decided for a side. */
export type BattleDecider = 'player' | 'leader';

/** What is seen of a battle that is over, whatever the engine. */
export interface BattleReplaysTable {
  battle_id: number;
  /** Of the way in which events are told. */
  version: number;
  /** Compressed JSON, as base64: the events as the player and as a spectator sees them. */
  events: string;
  turns: number;
}

/** The team that a player has chosen last for a leader. */
export interface ChosenTeamsTable {
  user_id: number;
  leader_id: number;
  /** JSON: ids of available Pokémon, in their order. */
  pokemon_ids: string;
  chosen_at: number;
}

/** When the server has last heard of a user, to within some minutes. */
export interface PresenceTable {
  user_id: number;
  seen_at: number;
}

/** Requests of the last day that the server could not answer. */
export interface RequestFailuresTable {
  id: Generated<number>;
  /** What the log has the reason under. */
  request_id: string;
  /** Method and path as the contract has it: neither says who asked, nor about whom. */
  request: string;
  failed_at: number;
}

/** What an organiser has sent to several players at once. */
export interface AnnouncementsTable {
  id: Generated<number>;
  /** Null once the account is gone. */
  sender_id: number | null;
  title: string;
  text: string;
  audience: Audience['kind'];
  /** Of the audience 'tournament'. */
  tournament_id: number | null;
  /** Those who have got it and whose account is still there. */
  recipients: number;
  created_at: number;
  /** When whoever had not answered was reminded last, and how many they were. */
  reminded_at: number | null;
  reminded: number | null;
}

/** A reply that an announcement can be answered with. */
export interface AnnouncementRepliesTable {
  announcement_id: number;
  reply: QuickReply;
  /** In which order it is offered, from 1. */
  position: number;
  /** How many have answered so; changed in the same transaction. */
  players: number;
}

/** What stands in the threads that players have with the organisers. */
export interface MessagesTable {
  id: Generated<number>;
  /** Whose thread it is. */
  user_id: number;
  is_from_player: Flag;
  /** The organiser who has written it; null once the account is gone, and of announcements. */
  sender_id: number | null;
  /** What it says is the announcement's. */
  announcement_id: number | null;
  /** Null of announcements. */
  title: string | null;
  text: string | null;
  /** What the player has answered to the announcement. */
  reply: QuickReply | null;
  /** Whether the other side has seen it: the player, or any of the organisers. */
  is_read: Flag;
  created_at: number;
}

/** The threads in which somebody has written to somebody, and not only to several at once. */
export interface MessageThreadsTable {
  user_id: number;
  last_message_id: number;
  /** Of what the player has written, how much no organiser has seen; changed in the same transaction. */
  unread: number;
}

/** Which news a user is told otherwise than usual. */
export interface NotificationPreferencesTable {
  user_id: number;
  topic: NewsTopic;
  /** On the page. */
  delivery: Exclude<NewsDelivery, 'phone'>;
  /** Whether also on the phones that want it. */
  is_on_phone: Generated<Flag>;
}

/** What this installation's push messages are signed with: one row. */
export interface PushKeysTable {
  id: number;
  public_key: string;
  private_key: string;
}

/** The browsers that are sent a user's news. */
export interface PushSubscriptionsTable {
  id: Generated<number>;
  user_id: number;
  endpoint_hash: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Of the session that it belongs to: nothing is sent once the tokens of then are worthless. */
  token_version: number;
  /** When that session ends if nobody comes back. */
  expires_at: number;
  created_at: number;
  /** Null for one of before sessions had rows. */
  session_id: string | null;
}

/** Where a user is signed in; only what is not over has a row. */
export interface SessionsTable {
  /** Named by the session's tokens. */
  id: string;
  user_id: number;
  /** As the browser called itself when it signed in; null for an unknown one. */
  browser: string | null;
  system: string | null;
  created_at: number;
  /** Written once in ten minutes. */
  seen_at: number;
  /** No token of the session lives longer. */
  expires_at: number;
  /** Whether the id is derived from a token that names no session. */
  is_derived: Flag;
}

/** Derived sessions that have been ended, as long as their tokens would live. */
export interface EndedSessionsTable {
  session_id: string;
  expires_at: number;
}

/** The link with which a session lets another device in: its newest one. */
export interface DeviceLinksTable {
  session_id: string;
  token_hash: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
  used_by_browser: string | null;
  used_by_system: string | null;
}

/** What waits to be sent. */
export interface PushQueueTable {
  id: Generated<number>;
  subscription_id: number;
  notification_id: number;
  /** Moved on by whoever tries to send it. */
  due_at: number;
  attempts: Generated<number>;
}

/** Tournaments that stay open to a player, though the order in which they open has changed since. */
export interface KeptOpenTournamentsTable {
  user_id: number;
  tournament_id: number;
  /** The moment of the change. */
  kept_at: number;
}

export interface SeasonsTable {
  id: Generated<number>;
  name: string;
  /** The name in lower case, by which no two are alike. */
  name_key: string;
  opened_at: number;
  /** Null for the one that is being played. */
  closed_at: number | null;
}

/** Who took part in a season that is closed, with the names and the icon of then. */
export interface SeasonPlayersTable {
  season_id: number;
  user_id: number;
  username: string;
  first_name: string;
  last_name: string;
  face_icon_id: number;
}

/** What the tournaments of a season that is closed were called, and in which order they opened. */
export interface SeasonTournamentsTable {
  season_id: number;
  tournament_id: number;
  position: number;
  name: string;
}

/** What was moved out of a table of the season that is being played when it was closed. */
type OfSeason<Table> = Table & { season_id: number };

export interface PastUserPokemonsTable extends OfSeason<UserPokemonsTable> {
  /** As they were then: the available Pokémon may be another one since, or gone. */
  form_id: number;
  level: number;
  is_shiny: Flag;
}

export interface PastUserScoresTable extends OfSeason<UserScoresTable> {
  /** The place on the board at the end; equal scores share one. */
  position: number;
}

/** Battles that were under way when their season was closed: what they need to go on if it is reopened. */
export interface StoppedBattlesTable {
  season_id: number;
  battle_id: number;
  deadline: number;
  reminded: Flag;
  running_key: string;
}
