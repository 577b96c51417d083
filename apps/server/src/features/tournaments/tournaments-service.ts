import type { Tournament, TournamentStatus } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/dialect.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { recountAchievements } from '../leaderboards/index.ts';
import { give } from '../team/index.ts';
import { findAccount, sessionOver } from '../users/index.ts';
import { isDefeated, type Progress, progressOf, statusOf } from './progress.ts';
import { insertSignUp } from './progress-repository.ts';
import type { TournamentContent } from './tournament-content.ts';
import { type LeaderPlace, listStarterIds, listTournaments } from './tournaments-repository.ts';

interface TournamentsParts {
  db: Database;
  transaction: RunTransaction;
  content: () => Promise<TournamentContent>;
}

const noSuchTournament = () => new AppError('not-found', 'Questo torneo non esiste');
const alreadySignedUp = () => new AppError('conflict', 'Questo torneo è già tra i tuoi');

const notOpen: Readonly<Record<Exclude<TournamentStatus, 'Open'>, () => AppError>> = {
  Locked: () =>
    new AppError(
      'conflict',
      'Questo torneo è ancora bloccato: prima bisogna completare quello precedente',
    ),
  Ongoing: alreadySignedUp,
  Completed: () => new AppError('conflict', 'Hai già completato questo torneo'),
};

/** The tournaments as players see them, and signing up for them. */
export function createTournamentsService({ db, transaction, content }: TournamentsParts) {
  async function list(userId: number): Promise<Tournament[]> {
    const { tournaments, leaders } = await content();
    const progress = await progressOf(db, userId);
    return tournaments.map((tournament) => ({
      id: tournament.id,
      name: tournament.name,
      description: tournament.description,
      image: tournament.image,
      order: tournament.position,
      status: statusOf(progress, tournament, tournaments),
      badgeCaseBackground: tournament.badgeCaseBackground,
      badges: badgesOf(tournament.id, leaders, progress),
    }));
  }

  return {
    /** Every tournament, with its status for the user. */
    list,

    /** Those that the user has signed up for, with their badges. */
    async listOwn(userId: number): Promise<Tournament[]> {
      return (await list(userId)).filter(
        ({ status }) => status === 'Ongoing' || status === 'Completed',
      );
    },

    /** Signs the user up for an open tournament and gives its starters. */
    async signUp(userId: number, tournamentId: number): Promise<Tournament> {
      try {
        await transaction(async (unit) => {
          const { trx, now, announce } = unit;
          if ((await findAccount(trx, userId)) === undefined) throw sessionOver();
          const tournaments = await listTournaments(trx);
          const tournament = tournaments.find(({ id }) => id === tournamentId);
          if (tournament === undefined) throw noSuchTournament();
          const status = statusOf(await progressOf(trx, userId), tournament, tournaments);
          if (status !== 'Open') throw notOpen[status]();
          await insertSignUp(trx, userId, tournamentId, now);
          announce('progress', userId);
          const pokemonIds = await listStarterIds(trx, tournamentId);
          await give(unit, userId, { source: 'starter', pokemonIds });
          await recountAchievements(unit, userId);
        });
      } catch (error) {
        if (isUniqueViolation(error)) throw alreadySignedUp();
        throw error;
      }
      const signedUp = (await list(userId)).find(({ id }) => id === tournamentId);
      if (signedUp === undefined) throw noSuchTournament();
      return signedUp;
    },
  };
}

export type TournamentsService = ReturnType<typeof createTournamentsService>;

function badgesOf(
  tournamentId: number,
  leaders: readonly LeaderPlace[],
  progress: Progress,
): Tournament['badges'] {
  return leaders.flatMap(({ id, badge, ...leader }) => {
    if (leader.tournamentId !== tournamentId || badge === null) return [];
    const obtained = isDefeated(progress, id);
    return [{ id, name: badge.name, image: obtained ? badge.image : badge.emptyImage, obtained }];
  });
}
