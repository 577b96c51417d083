import type { Leaderboard, OpenSeason, PlayerSeason, SeasonPlan } from '@poketorneo/contract';
import type { Clock } from '../../clock.ts';
import { createLock } from '../../db/lock.ts';
import type { WritableDatabase } from '../../db/transaction.ts';
import type { Installation } from '../../installation.ts';
import type { CopyDatabase } from '../downloads/index.ts';
import { findAccount, noSuchUser } from '../users/index.ts';
import { type ClosingRequest, closeSeason, toClosingError } from './close-season.ts';
import { closedMeanwhile, closingInProgress, noSeason, noSuchSeason } from './errors.ts';
import { standingsOf, toClosedSeason, toHallOfFameSeason, toOpenSeason } from './hall-of-fame.ts';
import { playerSeasonsOf } from './player-seasons.ts';
import { reopenSeason } from './reopen-season.ts';
import { copyBeforeClosing } from './season-copy.ts';
import { planSeason } from './season-plan.ts';
import { findOpenSeason, isClosed, listSeasons } from './seasons-repository.ts';
import { assertValidNames } from './validate-names.ts';

interface SeasonsParts extends WritableDatabase {
  clock: Clock;
  installation: Pick<Installation, 'database' | 'dataFolder'>;
  copyDatabase: CopyDatabase;
}

/** Seasons: results, closing and reopening. */
export function createSeasonsService({
  db,
  transaction,
  clock,
  installation,
  copyDatabase,
}: SeasonsParts) {
  const closingLock = createLock(installation.database, 'season-closing');

  async function close(actor: number, request: ClosingRequest) {
    // Fails early, before the backup.
    if ((await findOpenSeason(db))?.id !== request.seasonId) throw closedMeanwhile();
    await assertValidNames(db, request);
    const copy = await copyBeforeClosing(installation, copyDatabase, new Date(clock()));
    try {
      const { closed, opened } = await transaction((unit) => closeSeason(unit, actor, request));
      return {
        closed: toClosedSeason(closed),
        opened: toOpenSeason(opened),
        copy: copy.file,
      };
    } catch (error) {
      await copy.discard();
      throw toClosingError(error);
    }
  }

  return {
    async current() {
      const seasons = await listSeasons(db);
      const open = seasons.find(({ closedAt }) => closedAt === null);
      if (open === undefined) throw noSeason();
      const previous = seasons.find(isClosed);
      return {
        season: toOpenSeason(open),
        previous: previous === undefined ? null : toClosedSeason(previous),
      };
    },

    async hallOfFame() {
      const seasons = await listSeasons(db);
      const current = seasons.find(({ closedAt }) => closedAt === null);
      if (current === undefined) throw noSeason();
      const closed = [];
      for (const season of seasons.filter(isClosed))
        closed.push(await toHallOfFameSeason(db, season));
      return { current: toOpenSeason(current), seasons: closed };
    },

    /** Throws AppError 'not-found' if there is no such closed season. */
    async standings(userId: number, seasonId: number): Promise<Leaderboard[]> {
      const season = (await listSeasons(db)).find(({ id }) => id === seasonId);
      if (season === undefined || !isClosed(season)) throw noSuchSeason();
      return standingsOf(db, seasonId, userId);
    },

    async ofPlayer(userId: number): Promise<PlayerSeason[]> {
      if ((await findAccount(db, userId)) === undefined) throw noSuchUser();
      return playerSeasonsOf(db, userId);
    },

    plan: (): Promise<SeasonPlan> => planSeason(db),

    /** Takes a backup first, once across processes; without it nothing is closed. */
    async close(actor: number, request: ClosingRequest) {
      const release = await closingLock.tryAcquire();
      if (release === undefined) throw closingInProgress();
      try {
        return await close(actor, request);
      } finally {
        await release();
      }
    },

    async reopen(actor: number, seasonId: number): Promise<OpenSeason> {
      return toOpenSeason(await transaction((unit) => reopenSeason(unit, actor, seasonId)));
    },
  };
}

export type SeasonsService = ReturnType<typeof createSeasonsService>;
