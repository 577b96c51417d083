import {
  contract,
  type LeaderboardKind,
  type PublicProfile,
  publicProfileTitle,
  tabTitle,
} from '@poketorneo/contract';
import type { LinkPreview } from '../../http/link-preview.ts';
import { type PlayerFacts, versionOf } from '../link-pictures/index.ts';
import type { PublicProfilesService } from './public-profiles-service.ts';

const playerPath = /^\/players\/([^/]+)\/?$/;

/** More do not fit into a picture, or are not read. */
const mostRanks = 3;

/** A place on a board, as in '1º posto nel Medagliere'. */
const onBoard: Readonly<Record<LeaderboardKind, string>> = {
  quiz: 'nel PokéQuiz',
  'memory-game': 'nel PokéMemory',
  'shell-game': 'nel PokéShell',
  badges: 'nel Medagliere',
  leaders: 'per capipalestra sconfitti',
  collection: 'nella Collezione',
};

const bestFirst = ({ ranks }: PublicProfile) =>
  ranks.toSorted((one, other) => one.position - other.position);

/** What of a profile stands in its picture. */
export function playerFacts(profile: PublicProfile): PlayerFacts {
  const { username, icon, tournaments } = profile;
  return {
    username,
    icon,
    badges: tournaments.flatMap(({ badges }) =>
      badges.flatMap(({ image, obtained }) => (obtained ? image : [])),
    ),
    ranks: bestFirst(profile)
      .slice(0, mostRanks)
      .map(({ title, position }) => ({ title, position })),
  };
}

function describe(profile: PublicProfile, { badges }: PlayerFacts): string {
  const count = badges.length === 1 ? 'Una medaglia' : `${badges.length} medaglie`;
  return [
    badges.length === 0 ? 'La sfida è appena cominciata' : count,
    ...bestFirst(profile)
      .slice(0, 1)
      .map(({ kind, position }) => `${position}º posto ${onBoard[kind]}`),
    'Guarda medaglie e classifiche',
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

/** What other sites tell of the profile of a player who shows it to anybody; undefined of every other page. */
export function createPlayerPreview(profiles: Pick<PublicProfilesService, 'find'>) {
  return async function previewOf(
    path: string,
  ): Promise<LinkPreview | 'nothing-there' | undefined> {
    const [, name] = playerPath.exec(path) ?? [];
    if (name === undefined) return undefined;
    const profile = await profiles.find(decoded(name));
    if (profile === undefined) return 'nothing-there';
    const facts = playerFacts(profile);
    const { username } = facts;
    const title = publicProfileTitle(username);
    const query = new URLSearchParams({ username, v: versionOf(facts) });
    return {
      tabTitle: tabTitle(title),
      title,
      description: describe(profile, facts),
      picture: `${contract.linkPictures.player.path}?${query}`,
      pictureText: `${username}, con icona e medaglie`,
      address: `/players/${encodeURIComponent(username)}`,
      // Children play here: whoever has the link may look, search engines may not.
      isListed: false,
    };
  };
}

/** What is no text stands for nobody. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
