import { expect, it } from 'vitest';
import {
  animatedSpritePath,
  arenaPath,
  artworkPath,
  battleSpritePath,
  boxIconPath,
  cryPath,
  damageClassPath,
  faceIconPath,
  itemPath,
  ogImagePath,
  spritePath,
  stillBattleSpritePath,
  substituteSpritePath,
  typePath,
} from './asset-paths.ts';

const front = { isBack: false, isShiny: false, isFemale: false };

it.each([
  [ogImagePath('leaders/kanto-1.svg'), 'links/leaders/kanto-1.jpg'],
  [artworkPath(10031), 'pokemon/artwork/10031.svg'],
  [spritePath(1, { shiny: false }), 'pokemon/sprites/1.png'],
  [spritePath(1, { shiny: true }), 'pokemon/sprites/shiny/1.png'],
  [animatedSpritePath(1, { shiny: false }), 'pokemon/sprites/animated/1.gif'],
  [animatedSpritePath(1, { shiny: true }), 'pokemon/sprites/animated/shiny/1.gif'],
  [battleSpritePath(1, front), 'pokemon/sprites/animated/1.gif'],
  [battleSpritePath(1, { ...front, isBack: true }), 'pokemon/sprites/animated/back/1.gif'],
  [
    battleSpritePath(25, { isBack: true, isShiny: true, isFemale: true }),
    'pokemon/sprites/animated/back/shiny/female/25.gif',
  ],
  // Females look like males.
  [battleSpritePath(1, { ...front, isFemale: true }), 'pokemon/sprites/animated/1.gif'],
  [stillBattleSpritePath(25, { ...front, isFemale: true }), 'pokemon/sprites/still/female/25.png'],
  [
    substituteSpritePath({ isBack: true, isStill: false }),
    'pokemon/sprites/animated/back/substitute.gif',
  ],
  [substituteSpritePath({ isBack: false, isStill: true }), 'pokemon/sprites/still/substitute.png'],
  [arenaPath({ typeId: 10001 }, 'wall'), 'arenas/10001/wall.svg'],
  [arenaPath({ championOf: 4 }, 'platform'), 'arenas/champion-4/platform.svg'],
  [boxIconPath(10031), 'pokemon/icons/10031.png'],
  [faceIconPath(25), 'face-icons/25.png'],
  [itemPath('choiceband'), 'items/choiceband.png'],
  [typePath(10001), 'types/10001.png'],
  [damageClassPath('status'), 'damage-classes/status.png'],
  [cryPath(25), 'cries/25.mp3'],
])('%s', (path, expected) => {
  expect(path).toBe(expected);
});
