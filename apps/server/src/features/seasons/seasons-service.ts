import type { Leaderboard, OpenSeason, PlayerSeason, SeasonPlan } from '@poketorneo/contract';
import type { Clock } from '../../clock.ts';
import type { WritableDatabase } from '../../db/transaction.ts';
import type { Installation } from '../../installation.ts';
import type { CopyDatabase } from '../downloads/index.ts';
import { findAccount, noSuchUser } from '../users/index.ts';
import { mustBeNamedWell } from './checked-names.ts';
import { closeSeason, lostTheRace, type WantedClosing } from './close-season.ts';
import { standingsOf, toClosedSeason, toFamedSeason, toOpenSeason } from './hall-of-fame.ts';
import { playerSeasonsOf } from './player-seasons.ts';
import { closedMeanwhile, closingNow, noSeason, noSuchSeason } from './refusals.ts';
import { reopenSeason } from './reopen-season.ts';
import { copyBeforeClosing } from './season-copy.ts';
import { planSeason } from './season-plan.ts';
import { findOpenSeason, isClosed, listSeasons } from './seasons-repository.ts';

interface SeasonsParts extends WritableDatabase {
  clock: Clock;
  installation: Pick<Installation, 'database' | 'dataFolder'>;
  copyDatabase: CopyDatabase;
}

/** The seasons: how those that are closed ended, closing the one under way, and opening it again. */
export function createSeasonsService({
  db,
  transaction,
  clock,
  installation,
  copyDatabase,
}: SeasonsParts) {
  let isClosing = false;

  async function close(actor: number, wanted: WantedClosing) {
    // What would be refused in any case needs no copy.
    if ((await findOpenSeason(db))?.id !== wanted.seasonId) throw closedMeanwhile();
    await mustBeNamedWell(db, wanted);
    const copy = await copyBeforeClosing(installation, copyDatabase, new Date(clock()));
    try {
      const { closed, opened } = await transaction((unit) => closeSeason(unit, actor, wanted));
      return {
        closed: toClosedSeason(closed),
        opened: toOpenSeason(opened),
        copy: copy.file,
      };
    } catch (error) {
      await copy.discard();
      throw lostTheRace(error);
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
      const famed = [];
      for (const season of seasons.filter(isClosed)) famed.push(await toFamedSeason(db, season));
      return { current: toOpenSeason(current), seasons: famed };
    },

    /** Throws AppError 'not-found' where no such season is closed. */
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

    /** Copies the database before, once however many ask; where that fails, nothing is closed. */
    async close(actor: number, wanted: WantedClosing) {
      if (isClosing) throw closingNow();
      isClosing = true;
      try {
        return await close(actor, wanted);
      } finally {
        isClosing = false;
      }
    },

    async reopen(actor: number, seasonId: number): Promise<OpenSeason> {
      return toOpenSeason(await transaction((unit) => reopenSeason(unit, actor, seasonId)));
    },
  };
}

export type SeasonsService = ReturnType<typeof createSeasonsService>;
