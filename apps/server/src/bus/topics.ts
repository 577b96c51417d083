/** Topics of change events, and what their events carry the id of, if any. */
export const topics = {
  /** An available Pokémon was added, changed or deleted, or a release has brought new content. */
  'available-pokemons': null,
  /** An audit log entry was added or rewritten. */
  'audit-log': null,
  /** An account was created or deleted, or its name, email, role or icon changed. */
  accounts: 'user',
  /** Where matches take place, or the level rules. */
  'battle-settings': null,
  /** A battle was started, ended or shared, or its team changed. */
  battles: 'user',
  /** The name of the club. */
  club: null,
  /** A player's face icons, or which of them are new. */
  'face-icons': 'user',
  /** A score, or a player's data on a leaderboard. */
  leaderboards: 'user',
  /** A leader's team or reward has changed. */
  leaders: null,
  /** A thread, or replies to an announcement. */
  messages: 'user',
  /** Which notifications a user gets as toasts. */
  'notification-preferences': 'user',
  /** A user's notifications have changed. */
  notifications: 'user',
  /** A user's last activity. */
  presence: null,
  /** A player's tournaments, matches or defeated leaders have changed. */
  progress: 'user',
  /** A push message was queued. */
  push: null,
  /**
   * A step of a battle was played, a draw was offered or refused, a player has left or come
   * back, or the battle has ended: news for those who watch, no tag.
   */
  'battle-steps': 'battle',
  /** Whether, when and between whom duels may begin. */
  'duel-rules': null,
  /** A user's last stream of a process has ended; processes with another one record it. */
  'left-users': 'user',
  /** A user's choice in a duel waits for the other's: for this user's devices alone. */
  'sealed-choices': 'user',
  /** A user's settings for duels, or blocked players. */
  'duel-settings': 'user',
  /** A user's place in the queue. */
  'duel-queue': 'user',
  /** A challenge that a user made or received. */
  challenges: 'user',
  /** A user's last drawn teams. */
  'drawn-teams': 'user',
  /** Sign-up settings, invitations or the waiting list. */
  registration: null,
  /** A season was closed or reopened, or a participant's account deleted. */
  seasons: null,
  /** Which duel everybody's home shows. */
  showcase: null,
  /** A player gained or lost a Pokémon. */
  team: 'user',
  /** A user's tokens were revoked, by a change of password or roles or a deletion. */
  'token-state': 'user',
} as const satisfies Record<string, 'user' | 'battle' | null>;

export type Topic = keyof typeof topics;

/** A topic that cached values may depend on. */
export type CacheTopic = {
  [T in Topic]: (typeof topics)[T] extends 'battle' ? never : T;
}[Topic];

/** Whether cached values may depend on the topic. */
export function isCacheTopic(topic: Topic): topic is CacheTopic {
  return topics[topic] !== 'battle';
}

/** A topic whose events carry an id. */
export type TopicWithId = {
  [T in Topic]: (typeof topics)[T] extends null ? never : T;
}[Topic];

/** Beyond this number of users one event for 'everybody' is emitted: see `Emit`. */
export const maxIndividualEvents = 100;

/**
 * Queues an event, published on commit, dropped on rollback. For many users emit one event for
 * 'everybody', because single ones fill the invalidation log and NOTIFY's queue.
 */
export interface Emit {
  (topic: Exclude<Topic, TopicWithId>): void;
  (topic: TopicWithId, id: number | 'everybody'): void;
}

export interface ChangeEvent {
  topic: Topic;
  id?: number;
  /** Of 'battle-steps': the step that has begun; absent for other news. */
  step?: number;
  /** The choices that ended the step before, as JSON: a process that follows needs no query. */
  choices?: string;
}

export function isTopic(name: string): name is Topic {
  return Object.hasOwn(topics, name);
}

export const topicNames = Object.keys(topics).filter(isTopic);
