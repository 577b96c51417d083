/** How far a player has come in a tournament. */
export type TournamentStatus = 'Locked' | 'Open' | 'Ongoing' | 'Completed';

/** Leaders to defeat for a tournament to be completed, in places 1 to 8. */
export const leadersPerTournament = 8;
/** The place of the champion, who comes after completion. */
export const championPosition = leadersPerTournament + 1;

/**
 * The status of a tournament for a player. The first tournament (position 1) is open at once, each
 * other one when the one before it is completed; one that has been open before stays so, though the
 * order has changed since.
 */
export function tournamentStatus({
  position,
  signedUp,
  completed,
  previousCompleted,
  keptOpen = false,
}: {
  position: number;
  signedUp: boolean;
  completed: boolean;
  previousCompleted: boolean;
  /** Whether it was open when the tournaments got the order that they have now. */
  keptOpen?: boolean;
}): TournamentStatus {
  if (signedUp) return completed ? 'Completed' : 'Ongoing';
  return position === 1 || previousCompleted || keptOpen ? 'Open' : 'Locked';
}

/** Whether the places of the defeated leaders complete their tournament: 1 to 8, all of them. */
export function isTournamentCompleted(defeated: ReadonlySet<number>): boolean {
  return nextLeader(defeated) === null;
}

/** The place of the first of the eight leaders who is not defeated yet, or null. */
function nextLeader(defeated: ReadonlySet<number>): number | null {
  for (let position = 1; position <= leadersPerTournament; position += 1) {
    if (!defeated.has(position)) return position;
  }
  return null;
}

/**
 * The place of the leader whom a player faces next in a tournament they have signed up for: the
 * eight leaders in their order, then the champion, then nobody (null).
 */
export function nextLeaderPosition(defeated: ReadonlySet<number>): number | null {
  return nextLeader(defeated) ?? (defeated.has(championPosition) ? null : championPosition);
}

/**
 * Whether a leader can be reached in a tournament that the player has signed up for: the one before
 * is defeated, or, for the champion, all eight are.
 */
export function isLeaderUnlocked(position: number, defeated: ReadonlySet<number>): boolean {
  if (position === championPosition) return isTournamentCompleted(defeated);
  return position === 1 || defeated.has(position - 1);
}

/** Why a leader cannot be attempted. */
export type AttemptRefusal =
  | 'not-signed-up'
  | 'already-defeated'
  | 'previous-not-defeated'
  | 'tournament-not-completed';

/** Why a player cannot face a leader now, or null when they can. */
export function attemptRefusal({
  position,
  signedUp,
  defeated,
}: {
  position: number;
  signedUp: boolean;
  /** The places of the leaders of this tournament that the player has defeated. */
  defeated: ReadonlySet<number>;
}): AttemptRefusal | null {
  if (!signedUp) return 'not-signed-up';
  if (defeated.has(position)) return 'already-defeated';
  if (isLeaderUnlocked(position, defeated)) return null;
  return position === championPosition ? 'tournament-not-completed' : 'previous-not-defeated';
}
