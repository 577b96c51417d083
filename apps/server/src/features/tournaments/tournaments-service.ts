import type { Tournament, TournamentStatus } from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import type { Bus } from '../../bus/index.ts';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/dialect.ts';
import type { RunTransaction, Unit } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { recountAchievements } from '../leaderboards/index.ts';
import { notify } from '../notifications/index.ts';
import { type Gift, givePokemon } from '../team/index.ts';
import { type AccountsPage, findAccount, sessionOver } from '../users/index.ts';
import { listChallengers } from './challengers.ts';
import { isDefeated, type Progress, progressOf, statusOf } from './progress.ts';
import { insertSignUp } from './progress-repository.ts';
import { createTournamentContent } from './tournament-content.ts';
import { type LeaderPlace, listStarterIds, listTournaments } from './tournaments-repository.ts';

interface TournamentsParts {
  db: Database;
  transaction: RunTransaction;
  bus: Bus;
}

const noSuchTournament = () => new AppError('not-found', 'Questo torneo non esiste');
const alreadySignedUp = () => new AppError('conflict', 'Sei già iscritto a questo torneo');

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
export function createTournamentsService({ db, transaction, bus }: TournamentsParts) {
  const content = createTournamentContent(db, bus);

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

    /** For organisers: a page of accounts, each with how far it is. */
    async listChallengers(page: AccountsPage) {
      return listChallengers(db, await content(), page);
    },

    /** Signs the user up for an open tournament and gives its starters. */
    async signUp(userId: number, tournamentId: number): Promise<Tournament> {
      try {
        await transaction(async (unit) => {
          const { trx, now } = unit;
          if ((await findAccount(trx, userId)) === undefined) throw sessionOver();
          const tournaments = await listTournaments(trx);
          const tournament = tournaments.find(({ id }) => id === tournamentId);
          if (tournament === undefined) throw noSuchTournament();
          const status = statusOf(await progressOf(trx, userId), tournament, tournaments);
          if (status !== 'Open') throw notOpen[status]();
          await insertSignUp(trx, userId, tournamentId, now);
          await giveStarters(unit, userId, tournamentId);
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

async function giveStarters(unit: Unit, userId: number, tournamentId: number): Promise<void> {
  const gifts: Gift[] = [];
  for (const pokemonId of await listStarterIds(unit.trx, tournamentId)) {
    gifts.push(await givePokemon(unit, userId, pokemonId, 'starter'));
  }
  for (const { name, sprite } of gifts.filter(({ isNew }) => isNew)) {
    await notify(unit, userId, { kind: 'starter', name, sprite });
  }
  const icons = gifts.flatMap(({ iconsGiven }) => iconsGiven);
  const [first] = icons;
  if (first === undefined) return;
  const image = faceIconPath(first);
  await notify(unit, userId, { kind: 'icons-obtained', count: icons.length, image });
}

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
