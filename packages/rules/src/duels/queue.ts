/** A player in the queue. */
export interface WaitingPlayer {
  readonly userId: number;
  /** Of `termsKey`: only equal terms are paired. */
  readonly termsKey: string;
  /** In points. */
  readonly rating: number;
  /** Since when the player waits, in epoch milliseconds. */
  readonly since: number;
  /** When the player's browser was last heard of, in epoch milliseconds. */
  readonly seenAt: number;
}

/** A player's last duel. */
export interface RecentOpponent {
  readonly userId: number;
  readonly opponentId: number;
  /** When their duel ended, in epoch milliseconds. */
  readonly endedAt: number;
}

/** A player and another whom that player has blocked. */
export interface UserBlock {
  readonly userId: number;
  readonly blockedId: number;
}

/** What limits the pairs. */
export interface PairingConstraints {
  /** In epoch milliseconds. */
  readonly now: number;
  /** Last opponents; more than one per player are allowed, older ones are ignored. */
  readonly recentOpponents: readonly RecentOpponent[];
  readonly blocks: readonly UserBlock[];
}

/** After this time without news of a player's browser the player is not paired, in milliseconds. */
export const unseenAfterMs = 10_000;

/** How long two opponents are not paired again, in milliseconds. */
export const sameOpponentAfterMs = 120_000;

const anybodyAfterMs = 30_000;

/** The greatest difference of ratings that a player accepts after waiting, in points. */
export function allowedDifference(waitedMs: number): number {
  if (waitedMs >= anybodyAfterMs) return Number.POSITIVE_INFINITY;
  return 100 + (10 * Math.max(0, waitedMs)) / 1000;
}

/**
 * Pairs players of equal terms: the longest waiting first, each with the nearest rating within the
 * difference that the longer waiting of both accepts, but not with the last opponent, nor across a
 * block. The first of a pair has waited longer. Does not depend on the order of the players, pairs
 * each at most once, and leaves no two who could be paired.
 */
export function pairWaiting<Player extends WaitingPlayer>(
  waiting: readonly Player[],
  { now, recentOpponents, blocks }: PairingConstraints,
): [Player, Player][] {
  const separated = new Set([
    ...blocks.map(({ userId, blockedId }) => pairOf(userId, blockedId)),
    ...recentOpponents
      .filter(({ endedAt }) => now - endedAt < sameOpponentAfterMs)
      .map(({ userId, opponentId }) => pairOf(userId, opponentId)),
  ]);
  const left = waiting
    .filter(({ seenAt }) => now - seenAt < unseenAfterMs)
    .sort((one, other) => one.since - other.since || one.userId - other.userId);
  const pairs: [Player, Player][] = [];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const { userId, termsKey, rating, since } = first;
    const maxDifference = allowedDifference(now - since);
    const differenceTo = (other: Player) => Math.abs(other.rating - rating);
    const second = left
      .filter(
        (other) =>
          other.termsKey === termsKey &&
          differenceTo(other) <= maxDifference &&
          !separated.has(pairOf(userId, other.userId)),
      )
      .reduce<Player | null>(
        (nearest, other) =>
          nearest === null || differenceTo(other) < differenceTo(nearest) ? other : nearest,
        null,
      );
    if (second === null) continue;
    left.splice(left.indexOf(second), 1);
    pairs.push([first, second]);
  }
  return pairs;
}

/** Equal for both orders of two users. */
function pairOf(one: number, other: number): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
