import {
  leaderboardKinds,
  type ProfileVisibility,
  type PublicProfile,
  type Tournament,
} from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { boards, listStandings } from '../leaderboards/index.ts';
import { playerSeasonsOf } from '../seasons/index.ts';
import { sessionOver } from '../users/index.ts';
import {
  findPublicPlayer,
  findVisibility,
  type PublicPlayer,
  updateVisibility,
} from './public-profiles-repository.ts';

interface PublicProfilesParts {
  db: Database;
  transaction: RunTransaction;
  /** The tournaments that a player has signed up for, with the badges. */
  listTournaments: (userId: number) => Promise<Tournament[]>;
}

const nothingToSee = () =>
  new AppError('not-found', 'Questo profilo non c’è, oppure chi gioca non lo mostra');

/** What players show to anybody, each as long as they want it. */
export function createPublicProfilesService({
  db,
  transaction,
  listTournaments,
}: PublicProfilesParts) {
  async function profileOf({ id, username, faceIconId }: PublicPlayer): Promise<PublicProfile> {
    const tournaments = await listTournaments(id);
    const standings = await listStandings(db, id);
    return {
      username,
      icon: faceIconPath(faceIconId),
      tournaments,
      ranks: leaderboardKinds.flatMap((kind) => {
        const own = standings.find(({ board }) => board === kind);
        if (own === undefined) return [];
        return [{ kind, title: boards[kind].title, score: own.score, position: own.position }];
      }),
      seasons: await playerSeasonsOf(db, id),
    };
  }

  return {
    /** Undefined where nobody is shown. */
    async find(username: string): Promise<PublicProfile | undefined> {
      const player = await findPublicPlayer(db, username);
      return player && profileOf(player);
    },

    /** Throws AppError 'not-found' where nobody is shown. */
    async get(username: string): Promise<PublicProfile> {
      const player = await findPublicPlayer(db, username);
      if (player === undefined) throw nothingToSee();
      return profileOf(player);
    },

    async visibilityOf(userId: number): Promise<ProfileVisibility> {
      const isPublic = await findVisibility(db, userId);
      if (isPublic === undefined) throw sessionOver();
      return { isPublic };
    },

    async setVisibility(userId: number, isPublic: boolean): Promise<ProfileVisibility> {
      await transaction(async ({ trx, announce }) => {
        if (!(await updateVisibility(trx, userId, isPublic))) throw sessionOver();
        announce('accounts', userId);
      });
      return { isPublic };
    },
  };
}

export type PublicProfilesService = ReturnType<typeof createPublicProfilesService>;
