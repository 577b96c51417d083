import {
  leaderboardKinds,
  type ProfileVisibility,
  type PublicProfile,
  type Tournament,
} from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { boards, listStandings } from '../leaderboards/index.ts';
import { duelRecordOf } from '../ratings/index.ts';
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
  clock: Clock;
  /** The player's tournaments with badges. */
  listTournaments: (userId: number) => Promise<Tournament[]>;
}

const profileNotFound = () =>
  new AppError('not-found', 'Questo profilo non c’è, oppure chi gioca non lo mostra');

/** Public profiles, enabled by their players. */
export function createPublicProfilesService({
  db,
  transaction,
  clock,
  listTournaments,
}: PublicProfilesParts) {
  async function profileOf({ id, username, faceIconId }: PublicPlayer): Promise<PublicProfile> {
    const tournaments = await listTournaments(id);
    const standings = await listStandings(db, id);
    return {
      userId: id,
      username,
      icon: faceIconPath(faceIconId),
      tournaments,
      ranks: leaderboardKinds.flatMap((kind) => {
        const own = standings.find(({ board }) => board === kind);
        if (own === undefined) return [];
        return [{ kind, title: boards[kind].title, score: own.score, position: own.position }];
      }),
      duels: await duelRecordOf(db, id, new Date(clock())),
      seasons: await playerSeasonsOf(db, id),
    };
  }

  return {
    /** Undefined if there is no public profile. */
    async find(username: string): Promise<PublicProfile | undefined> {
      const player = await findPublicPlayer(db, username);
      return player && profileOf(player);
    },

    /** Throws AppError 'not-found' if there is no public profile. */
    async get(username: string): Promise<PublicProfile> {
      const player = await findPublicPlayer(db, username);
      if (player === undefined) throw profileNotFound();
      return profileOf(player);
    },

    async visibilityOf(userId: number): Promise<ProfileVisibility> {
      const isPublic = await findVisibility(db, userId);
      if (isPublic === undefined) throw sessionOver();
      return { isPublic };
    },

    async setVisibility(userId: number, isPublic: boolean): Promise<ProfileVisibility> {
      await transaction(async ({ trx, emit }) => {
        if (!(await updateVisibility(trx, userId, isPublic))) throw sessionOver();
        emit('accounts', userId);
      });
      return { isPublic };
    },
  };
}

export type PublicProfilesService = ReturnType<typeof createPublicProfilesService>;
