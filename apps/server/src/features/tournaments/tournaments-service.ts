import type { Tournament, TournamentStatus } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/dialect.ts';
import type { RunTransaction, Unit } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { recordChange } from '../audit-log/index.ts';
import { recountAchievements } from '../leaderboards/index.ts';
import { give } from '../team/index.ts';
import { type Account, findAccount, noSuchUser, sessionOver } from '../users/index.ts';
import { isDefeated, type Progress, progressOf, statusOf } from './progress.ts';
import { insertSignUp } from './progress-repository.ts';
import type { TournamentContent } from './tournament-content.ts';
import {
  type LeaderPlace,
  listStarterIds,
  listTournaments,
  type TournamentRecord,
} from './tournaments-repository.ts';

interface TournamentsParts {
  db: Database;
  transaction: RunTransaction;
  content: () => Promise<TournamentContent>;
}

const noSuchTournament = () => new AppError('not-found', 'Questo torneo non esiste');

type NotOpen = Readonly<Record<Exclude<TournamentStatus, 'Open'>, string>>;
const locked = 'Questo torneo è ancora bloccato: prima bisogna completare quello precedente';

const notOpen: NotOpen = {
  Locked: locked,
  Ongoing: 'Questo torneo è già tra i tuoi',
  Completed: 'Hai già completato questo torneo',
};

/** The same, said to an organiser. */
const notOpenFor = (username: string): NotOpen => ({
  Locked: locked,
  Ongoing: `${username} partecipa già a questo torneo`,
  Completed: `${username} ha già completato questo torneo`,
});

interface Entry {
  userId: number;
  tournamentId: number;
  refusals: NotOpen;
  /** Throws unless this account may enter. */
  admit: (unit: Unit, tournament: TournamentRecord) => Promise<void>;
}

const cannotEnter = (username: string) =>
  new AppError(
    'conflict',
    `${username} ora non può entrare in un torneo: l’account è sospeso o aspetta il sì, oppure organizza senza gareggiare`,
  );

/** Whether an organiser may sign this account up. */
export function canEnterTournaments({
  isAdmin,
  plays,
  status,
}: Pick<Account, 'isAdmin' | 'plays' | 'status'>): boolean {
  return status === 'active' && (plays || !isAdmin);
}

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

  async function enter({ userId, tournamentId, refusals, admit }: Entry): Promise<Tournament> {
    try {
      await transaction(async (unit) => {
        const { trx, now, announce } = unit;
        const tournaments = await listTournaments(trx);
        const tournament = tournaments.find(({ id }) => id === tournamentId);
        if (tournament === undefined) throw noSuchTournament();
        await admit(unit, tournament);
        const status = statusOf(await progressOf(trx, userId), tournament, tournaments);
        if (status !== 'Open') throw new AppError('conflict', refusals[status]);
        await insertSignUp(trx, userId, tournamentId, now);
        announce('progress', userId);
        const pokemonIds = await listStarterIds(trx, tournamentId);
        await give(unit, userId, { source: 'starter', pokemonIds });
        await recountAchievements(unit, userId);
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw new AppError('conflict', refusals.Ongoing);
      throw error;
    }
    const signedUp = (await list(userId)).find(({ id }) => id === tournamentId);
    if (signedUp === undefined) throw noSuchTournament();
    return signedUp;
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
    signUp(userId: number, tournamentId: number): Promise<Tournament> {
      return enter({
        userId,
        tournamentId,
        refusals: notOpen,
        admit: async ({ trx }) => {
          if ((await findAccount(trx, userId)) === undefined) throw sessionOver();
        },
      });
    },

    /** The same, done by an organiser for somebody who plays; logged. */
    async signUpChallenger(
      actor: number,
      userId: number,
      tournamentId: number,
    ): Promise<Tournament> {
      const username = (await findAccount(db, userId))?.username ?? '';
      return enter({
        userId,
        tournamentId,
        refusals: notOpenFor(username),
        admit: async (unit, { name }) => {
          const account = await findAccount(unit.trx, userId);
          if (account === undefined) throw noSuchUser();
          if (!canEnterTournaments(account)) throw cannotEnter(account.username);
          await recordChange(unit, {
            actor,
            action: 'sign-up.insert',
            subject: `${account.username} in ${name}`,
            before: null,
            after: { timestamp: unit.now.toISOString() },
          });
        },
      });
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
