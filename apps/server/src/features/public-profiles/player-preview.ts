import {
  contract,
  type LeaderboardKind,
  type PublicProfile,
  publicProfileTitle,
  tabTitle,
} from '@poketorneo/contract';
import type { LinkPreview } from '../../http/link-preview.ts';
import { type PlayerContent, versionOf } from '../og-images/index.ts';
import type { PublicProfilesService } from './public-profiles-service.ts';

const playerPath = /^\/players\/([^/]+)\/?$/;

/** More do not fit into the picture. */
const maxRanks = 3;

/** A phrase for a position, as in '1º posto nel Medagliere'. */
const boardPhrases: Readonly<Record<LeaderboardKind, string>> = {
  quiz: 'nel PokéQuiz',
  'memory-game': 'nel PokéMemory',
  'shell-game': 'nel PokéShell',
  badges: 'nel Medagliere',
  leaders: 'per capipalestra sconfitti',
  collection: 'nella Collezione',
  duels: 'nelle Sfide',
};

const bestFirst = ({ ranks }: PublicProfile) =>
  ranks.toSorted((one, other) => one.position - other.position);

/** The content of a profile's picture. */
export function playerContent(profile: PublicProfile): PlayerContent {
  const { username, icon, tournaments } = profile;
  return {
    username,
    icon,
    badges: tournaments.flatMap(({ badges }) =>
      badges.flatMap(({ image, obtained }) => (obtained ? image : [])),
    ),
    ranks: bestFirst(profile)
      .slice(0, maxRanks)
      .map(({ title, position }) => ({ title, position })),
  };
}

function describe(profile: PublicProfile, { badges }: PlayerContent): string {
  const count = badges.length === 1 ? 'Una medaglia' : `${badges.length} medaglie`;
  return [
    badges.length === 0 ? 'La sfida è appena cominciata' : count,
    ...bestFirst(profile)
      .slice(0, 1)
      .map(({ kind, position }) => `${position}º posto ${boardPhrases[kind]}`),
    'Guarda medaglie e classifiche',
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

/** Link preview of a public profile; undefined for other pages. */
export function createPlayerPreview(profiles: Pick<PublicProfilesService, 'find'>) {
  return async function resolvePreview(
    path: string,
  ): Promise<LinkPreview | 'not-found' | undefined> {
    const [, name] = playerPath.exec(path) ?? [];
    if (name === undefined) return undefined;
    const profile = await profiles.find(decoded(name));
    if (profile === undefined) return 'not-found';
    const content = playerContent(profile);
    const { username } = content;
    const title = publicProfileTitle(username);
    const query = new URLSearchParams({ username, v: versionOf(content) });
    return {
      tabTitle: tabTitle(title),
      title,
      description: describe(profile, content),
      picture: `${contract.ogImages.player.path}?${query}`,
      pictureText: `${username}, con icona e medaglie`,
      canonicalPath: `/players/${encodeURIComponent(username)}`,
      // Public by link, but not indexed: players are children.
      isListed: false,
    };
  };
}

/** Invalid encoding matches no player. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
