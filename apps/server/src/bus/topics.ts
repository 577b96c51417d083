/**
 * Everything that the parts of the product tell each other about. Each topic says whose id its news
 * carries; null where the topic says it all. News never carries content.
 */
export const topics = {
  /** An available Pokémon was added, changed or deleted, or a release has brought new content. */
  'available-pokemons': null,
  /** The organisers' changes have got another entry, or one has been rewritten. */
  'audit-log': null,
  /** An account is new, gone, or has another name, address, role or chosen icon. */
  accounts: 'user',
  /** Where matches are fought, or which levels count. */
  'battle-settings': null,
  /** A player's battle has begun or ended or is shared, or another team is chosen for one. */
  battles: 'user',
  /** A player has got or lost face icons, or has seen the new ones. */
  'face-icons': 'user',
  /** A score has changed, or what a leaderboard shows of a player. */
  leaderboards: 'user',
  /** A leader's team or reward has changed. */
  leaders: null,
  /** A player's thread with the organisers, or what was answered to an announcement. */
  messages: 'user',
  /** Which news a user is told in toasts. */
  'notification-preferences': 'user',
  /** A user's notifications have changed. */
  notifications: 'user',
  /** Somebody is here who was not, or still is. */
  presence: null,
  /** A player's tournaments, matches or defeated leaders have changed. */
  progress: 'user',
  /** Something waits to be sent to phones. */
  push: null,
  /** The teams drawn last for a user have changed. */
  'drawn-teams': 'user',
  /** Who may sign up, an invitation, or who waits to be let in. */
  registration: null,
  /** A season was closed or reopened, or somebody who took part in one has left. */
  seasons: null,
  /** A player has got or lost a Pokémon. */
  team: 'user',
  /**
   * A user's tokens are worth something else than before: the password or the roles have changed, or
   * the account is gone.
   */
  'token-state': 'user',
} as const satisfies Record<string, 'user' | null>;

export type Topic = keyof typeof topics;

/** A topic whose news says whom it is about. */
export type TopicWithId = {
  [T in Topic]: (typeof topics)[T] extends null ? never : T;
}[Topic];

/**
 * Tells of a change; the types know which topics need an id. What concerns many is told of everybody
 * at once: what is told one by one is bounded by what the listeners remember, and by the wire.
 */
export interface Announce {
  (topic: Exclude<Topic, TopicWithId>): void;
  (topic: TopicWithId, whom: number | 'everybody'): void;
}

/** Something that has changed. */
export interface News {
  topic: Topic;
  id?: number;
}

export function isTopic(name: string): name is Topic {
  return Object.hasOwn(topics, name);
}

export const topicNames = Object.keys(topics).filter(isTopic);
