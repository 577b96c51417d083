import { contract, type LeaderboardKind } from '@poketorneo/contract';
import type { LinkPreview } from '../../http/link-preview.ts';
import { type StandingsContent, versionOf } from '../og-images/index.ts';
import type { LeaderboardsService } from './leaderboards-service.ts';

/** The board shown in previews. */
const previewBoard: LeaderboardKind = 'badges';
const podiumSize = 3;

interface PreviewParts {
  leaderboards: Pick<LeaderboardsService, 'list'>;
  /** The given players with a public profile. */
  listPublicIds: (ids: readonly number[]) => Promise<ReadonlySet<number>>;
}

/**
 * Link preview of the leaderboards, which need a sign-in: names the leaders with a public profile.
 */
export function createLeaderboardPreview({ leaderboards, listPublicIds }: PreviewParts) {
  async function content(): Promise<StandingsContent> {
    const boards = await leaderboards.list(null, []);
    const board = boards.find(({ kind }) => kind === previewBoard);
    const best = board?.userLeaderboards.slice(0, podiumSize) ?? [];
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
    /** Content of its image. */
    content,

    /** Undefined for other pages. */
    async resolvePreview(path: string): Promise<Partial<LinkPreview> | undefined> {
      if (!/^\/leaderboard\/?$/.test(path)) return undefined;
      const known = await content();
      const [first] = known.podium;
      const query = new URLSearchParams({ v: versionOf(known) });
      if (first === undefined) return undefined;
      return {
        picture: `${contract.ogImages.leaderboard.path}?${query}`,
        pictureText: `Il podio del ${known.board}`,
      };
    },
  };
}

export type LeaderboardPreview = ReturnType<typeof createLeaderboardPreview>;
