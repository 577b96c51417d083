import type { Tournament, TournamentStatus } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/dialect.ts';
import type { RunTransaction, UnitOfWork } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { recordChange } from '../audit-log/index.ts';
import { recountAchievements } from '../leaderboards/index.ts';
import { grantRewards } from '../team/index.ts';
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

type NotOpenMessages = Readonly<Record<Exclude<TournamentStatus, 'Open'>, string>>;
const lockedMessage = 'Questo torneo è ancora bloccato: prima bisogna completare quello precedente';

const notOpenMessages: NotOpenMessages = {
  Locked: lockedMessage,
  Ongoing: 'Questo torneo è già tra i tuoi',
  Completed: 'Hai già completato questo torneo',
};

/** The same messages for an organiser. */
const notOpenMessagesFor = (username: string): NotOpenMessages => ({
  Locked: lockedMessage,
  Ongoing: `${username} partecipa già a questo torneo`,
  Completed: `${username} ha già completato questo torneo`,
});

interface Entry {
  userId: number;
  tournamentId: number;
  /**
   * Throws unless the account may enter; returns the messages for tournaments that are not open.
   */
  admit: (unit: UnitOfWork, tournament: TournamentRecord) => Promise<NotOpenMessages>;
}

const cannotEnter = (username: string) =>
  new AppError(
    'conflict',
    `${username} ora non può entrare in un torneo: l’account è sospeso o aspetta il sì, oppure organizza senza gareggiare`,
  );

/** Whether an organiser may sign the account up. */
export function canEnterTournaments({
  isAdmin,
  plays,
  status,
}: Pick<Account, 'isAdmin' | 'plays' | 'status'>): boolean {
  return status === 'active' && (plays || !isAdmin);
}

/** Tournaments and sign-ups. */
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

  async function enter(entry: Entry): Promise<Tournament> {
    const { userId, tournamentId } = entry;
    const attempt = () => transaction((unit) => insertEntry(unit, entry));
    await attempt().catch((error: unknown) => {
      // Another process was faster: the second attempt reports it.
      if (isUniqueViolation(error)) return attempt();
      throw error;
    });
    const signedUp = (await list(userId)).find(({ id }) => id === tournamentId);
    if (signedUp === undefined) throw noSuchTournament();
    return signedUp;
  }

  return {
    /** All tournaments with the user's status. */
    list,

    /** The user's tournaments with badges. */
    async listOwn(userId: number): Promise<Tournament[]> {
      return (await list(userId)).filter(
        ({ status }) => status === 'Ongoing' || status === 'Completed',
      );
    },

    /** Signs the user up and grants the starters. */
    signUp(userId: number, tournamentId: number): Promise<Tournament> {
      return enter({
        userId,
        tournamentId,
        admit: async ({ trx }) => {
          if ((await findAccount(trx, userId)) === undefined) throw sessionOver();
          return notOpenMessages;
        },
      });
    },

    /** The same by an organiser for a player, with an audit entry. */
    async signUpChallenger(
      actor: number,
      userId: number,
      tournamentId: number,
    ): Promise<Tournament> {
      return enter({
        userId,
        tournamentId,
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
          return notOpenMessagesFor(account.username);
        },
      });
    },
  };
}

export type TournamentsService = ReturnType<typeof createTournamentsService>;

async function insertEntry(
  unit: UnitOfWork,
  { userId, tournamentId, admit }: Entry,
): Promise<void> {
  const { trx, now, emit } = unit;
  const tournaments = await listTournaments(trx);
  const tournament = tournaments.find(({ id }) => id === tournamentId);
  if (tournament === undefined) throw noSuchTournament();
  const messages = await admit(unit, tournament);
  const status = statusOf(await progressOf(trx, userId), tournament, tournaments);
  if (status !== 'Open') throw new AppError('conflict', messages[status]);
  await insertSignUp(trx, userId, tournamentId, now);
  emit('progress', userId);
  const pokemonIds = await listStarterIds(trx, tournamentId);
  await grantRewards(unit, userId, { source: 'starter', pokemonIds });
  await recountAchievements(unit, userId);
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
