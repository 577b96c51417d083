/** A player's progress in a tournament. */
export type TournamentStatus = 'Locked' | 'Open' | 'Ongoing' | 'Completed';

/** Number of leaders to defeat for completion, at positions 1 to 8. */
export const leadersPerTournament = 8;
/** The champion's position, available after completion. */
export const championPosition = leadersPerTournament + 1;

/**
 * Status of a tournament for a player. The first one (position 1) is open, each other one when its
 * predecessor is completed; one that was open before a reordering stays open.
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
  /** Whether it was open before the tournaments were reordered. */
  keptOpen?: boolean;
}): TournamentStatus {
  if (signedUp) return completed ? 'Completed' : 'Ongoing';
  return position === 1 || previousCompleted || keptOpen ? 'Open' : 'Locked';
}

/** Whether the defeated positions complete a tournament: 1 to 8, all of them. */
export function isTournamentCompleted(defeated: ReadonlySet<number>): boolean {
  return nextLeader(defeated) === null;
}

/** Position of the first undefeated leader of the eight, or null. */
function nextLeader(defeated: ReadonlySet<number>): number | null {
  for (let position = 1; position <= leadersPerTournament; position += 1) {
    if (!defeated.has(position)) return position;
  }
  return null;
}

/**
 * Position of a player's next leader in a joined tournament: the eight leaders in order, then the
 * champion, then null.
 */
export function nextLeaderPosition(defeated: ReadonlySet<number>): number | null {
  return nextLeader(defeated) ?? (defeated.has(championPosition) ? null : championPosition);
}

/**
 * Whether a leader is available in a joined tournament: the previous one is defeated, or, for the
 * champion, all eight are.
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

/** Why a player cannot face a leader now; null when they can. */
export function attemptRefusal({
  position,
  signedUp,
  defeated,
}: {
  position: number;
  signedUp: boolean;
  /** Positions of the tournament's leaders that the player has defeated. */
  defeated: ReadonlySet<number>;
}): AttemptRefusal | null {
  if (!signedUp) return 'not-signed-up';
  if (defeated.has(position)) return 'already-defeated';
  if (isLeaderUnlocked(position, defeated)) return null;
  return position === championPosition ? 'tournament-not-completed' : 'previous-not-defeated';
}
