import { type TournamentStatus, tournamentStatus } from '@poketorneo/rules';
import type { Database } from '../../db/database.ts';
import { groupBy } from '../../group-by.ts';
import {
  type FacedLeader,
  listFacedLeaders,
  listKeptOpen,
  listSignedUpTournaments,
  type SignedUpTournament,
} from './progress-repository.ts';
import type { LeaderPlace, TournamentRecord } from './tournaments-repository.ts';

/** A player's progress by tournament and leader id. */
export interface Progress {
  signedUp: ReadonlyMap<number, SignedUpTournament>;
  faced: ReadonlyMap<number, FacedLeader>;
  /** Tournaments kept open after a reordering. */
  keptOpen: ReadonlySet<number>;
}

/** Progress of several users, in three queries. */
export async function progressOfUsers(
  db: Database,
  userIds: readonly number[],
): Promise<(userId: number) => Progress> {
  const signedUp = groupBy(await listSignedUpTournaments(db, userIds), (row) => row.userId);
  const faced = groupBy(await listFacedLeaders(db, userIds), (row) => row.userId);
  const keptOpen = groupBy(await listKeptOpen(db, userIds), (row) => row.userId);
  return (userId) => ({
    signedUp: new Map((signedUp.get(userId) ?? []).map((row) => [row.tournamentId, row])),
    faced: new Map((faced.get(userId) ?? []).map((row) => [row.leaderId, row])),
    keptOpen: new Set((keptOpen.get(userId) ?? []).map(({ tournamentId }) => tournamentId)),
  });
}

/** Progress of one user. */
export async function progressOf(db: Database, userId: number): Promise<Progress> {
  return (await progressOfUsers(db, [userId]))(userId);
}

export function isDefeated({ faced }: Progress, leaderId: number): boolean {
  return (faced.get(leaderId)?.defeatedAt ?? null) !== null;
}

/** Positions of the given leaders the player has defeated. */
export function defeatedPositions(
  progress: Progress,
  leaders: readonly Pick<LeaderPlace, 'id' | 'position'>[],
): Set<number> {
  return new Set(
    leaders.filter(({ id }) => isDefeated(progress, id)).map(({ position }) => position),
  );
}

/** The status of a tournament; `tournaments` are all of them. */
export function statusOf(
  { signedUp, keptOpen }: Progress,
  { id, position }: TournamentRecord,
  tournaments: readonly TournamentRecord[],
): TournamentStatus {
  const previous = tournaments.find((other) => other.position === position - 1);
  const isCompleted = (tournamentId: number) =>
    (signedUp.get(tournamentId)?.completedAt ?? null) !== null;
  return tournamentStatus({
    position,
    signedUp: signedUp.has(id),
    completed: isCompleted(id),
    previousCompleted: previous !== undefined && isCompleted(previous.id),
    keptOpen: keptOpen.has(id),
  });
}
