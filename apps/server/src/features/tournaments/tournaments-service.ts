import type { Tournament, TournamentStatus } from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import type { Kysely } from 'kysely';
import type { Bus } from '../../bus/index.ts';
import type { Clock } from '../../clock.ts';
import { isUniqueViolation } from '../../db/dialect.ts';
import type { Schema } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
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
  db: Kysely<Schema>;
  bus: Bus;
  clock: Clock;
  /** Told whose notifications have changed, once they have. */
  notificationsChanged: (userIds: readonly number[]) => void;
  /** Told that scores have changed, once they have. */
  scoresChanged: () => void;
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
export function createTournamentsService(parts: TournamentsParts) {
  const { db, clock, notificationsChanged, scoresChanged } = parts;
  const content = createTournamentContent(db, parts.bus);

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
        await transaction(db, async (trx) => {
          const now = new Date(clock());
          if ((await findAccount(trx, userId)) === undefined) throw sessionOver();
          const tournaments = await listTournaments(trx);
          const tournament = tournaments.find(({ id }) => id === tournamentId);
          if (tournament === undefined) throw noSuchTournament();
          const status = statusOf(await progressOf(trx, userId), tournament, tournaments);
          if (status !== 'Open') throw notOpen[status]();
          await insertSignUp(trx, userId, tournamentId, now);
          await giveStarters(trx, userId, tournamentId, now);
          await recountAchievements(trx, userId, now);
        });
      } catch (error) {
        if (isUniqueViolation(error)) throw alreadySignedUp();
        throw error;
      }
      notificationsChanged([userId]);
      scoresChanged();
      const signedUp = (await list(userId)).find(({ id }) => id === tournamentId);
      if (signedUp === undefined) throw noSuchTournament();
      return signedUp;
    },
  };
}

export type TournamentsService = ReturnType<typeof createTournamentsService>;

async function giveStarters(
  trx: Kysely<Schema>,
  userId: number,
  tournamentId: number,
  now: Date,
): Promise<void> {
  const gifts: Gift[] = [];
  for (const pokemonId of await listStarterIds(trx, tournamentId)) {
    gifts.push(await givePokemon(trx, userId, pokemonId, 'starter', now));
  }
  for (const { name, sprite } of gifts.filter(({ isNew }) => isNew)) {
    await notify(trx, userId, { kind: 'starter', name, sprite }, now);
  }
  const icons = gifts.flatMap(({ iconsGiven }) => iconsGiven);
  const [first] = icons;
  if (first === undefined) return;
  const image = faceIconPath(first);
  await notify(trx, userId, { kind: 'icons-obtained', count: icons.length, image }, now);
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
