import { contract, type LeaderboardKind } from '@poketorneo/contract';
import type { LinkPreview } from '../../http/link-preview.ts';
import { type StandingsFacts, versionOf } from '../link-pictures/index.ts';
import type { LeaderboardsService } from './leaderboards-service.ts';

/** What the tournament is about. */
const pictured: LeaderboardKind = 'badges';
const podium = 3;

interface PreviewParts {
  leaderboards: Pick<LeaderboardsService, 'list'>;
  /** Those of some players whom anybody may look at. */
  listPublicIds: (ids: readonly number[]) => Promise<ReadonlySet<number>>;
}

/**
 * What other sites tell of the leaderboards, which players alone may open: who leads, by name where they
 * show their profile to anybody.
 */
export function createLeaderboardPreview({ leaderboards, listPublicIds }: PreviewParts) {
  async function facts(): Promise<StandingsFacts> {
    const boards = await leaderboards.list(null, []);
    const board = boards.find(({ kind }) => kind === pictured);
    const best = board?.userLeaderboards.slice(0, podium) ?? [];
    const shown = await listPublicIds(best.map(({ userId }) => userId));
    return {
      board: board?.title ?? '',
      podium: best.map(({ userId, userName, icon, score, position }) => ({
        position,
        score,
        player: shown.has(userId) ? { username: userName, icon } : null,
      })),
    };
  }

  return {
    /** What its picture shows. */
    facts,

    /** Undefined of every other page. */
    async previewOf(path: string): Promise<Partial<LinkPreview> | undefined> {
      if (!/^\/leaderboard\/?$/.test(path)) return undefined;
      const known = await facts();
      const [first] = known.podium;
      const query = new URLSearchParams({ v: versionOf(known) });
      if (first === undefined) return undefined;
      return {
        picture: `${contract.linkPictures.leaderboard.path}?${query}`,
        pictureText: `Il podio del ${known.board}`,
      };
    },
  };
}

export type LeaderboardPreview = ReturnType<typeof createLeaderboardPreview>;
