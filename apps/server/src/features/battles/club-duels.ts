import type { ClubDuel, ClubDuelFilter, ClubDuelist } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import type { NewestFirstPage } from '../../db/newest-first-page.ts';
import { type Duel, type DuelSeat, listDuels } from '../battle-records/index.ts';
import { ratingChangeOf } from './duel-views.ts';

/** A page of all duels, for organisers. */
export async function listClubDuels(
  db: Database,
  page: NewestFirstPage & { filter: ClubDuelFilter },
): Promise<ClubDuel[]> {
  return (await listDuels(db, page)).map(toClubDuel);
}

/** A duel as organisers see it. */
export function toClubDuel(duel: Duel): ClubDuel {
  const { id, status, seats, endedBy, turn, startedAt, endedAt, seasonId } = duel;
  return {
    id,
    status,
    players: [toClubDuelist(seats[1]), toClubDuelist(seats[2])],
    by: endedBy,
    turn,
    unratedReason: duel.unratedReason,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    canBeVoided: status !== 'void' && seasonId === null,
  };
}

function toClubDuelist(seat: DuelSeat): ClubDuelist {
  const { userId, name, picture, outcome } = seat;
  return { userId, name, picture, outcome, rating: ratingChangeOf(seat) };
}
