import { accountScene } from './account.ts';
import { homeScene } from './home.ts';
import { leaderboardScene } from './leaderboard.ts';
import { lifeLayers } from './life/layers.ts';
import { memoryGameScene } from './memory-game.ts';
import { pageScene } from './page.ts';
import { profileScene } from './profile.ts';
import { pvpScene } from './pvp.ts';
import { quizScene } from './quiz.ts';
import { rulesScene } from './rules.ts';
import { emptyBeachScene, shellGameScene } from './shell-game.ts';
import { tournamentsScene } from './tournaments.ts';

/** The page backgrounds and their animated layers, by file name. */
export const backgrounds = {
  account: accountScene,
  home: homeScene,
  leaderboard: leaderboardScene,
  'memory-game': memoryGameScene,
  page: pageScene,
  profile: profileScene,
  pvp: pvpScene,
  quiz: quizScene,
  rules: rulesScene,
  'shell-game': shellGameScene,
  'shell-game-beach': emptyBeachScene,
  tournaments: tournamentsScene,
  ...lifeLayers,
} as const satisfies Readonly<Record<string, () => string>>;
