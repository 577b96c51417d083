import { expect, it } from 'vitest';
import {
  animatedSpritePath,
  artworkPath,
  boxIconPath,
  cryPath,
  damageClassPath,
  faceIconPath,
  itemPath,
  spritePath,
  typePath,
} from './asset-paths.ts';

it.each([
  [artworkPath(10031), 'pokemon/artwork/10031.svg'],
  [spritePath(1, { shiny: false }), 'pokemon/sprites/1.png'],
  [spritePath(1, { shiny: true }), 'pokemon/sprites/shiny/1.png'],
  [animatedSpritePath(1, { shiny: false }), 'pokemon/sprites/animated/1.gif'],
  [animatedSpritePath(1, { shiny: true }), 'pokemon/sprites/animated/shiny/1.gif'],
  [boxIconPath(10031), 'pokemon/icons/10031.png'],
  [faceIconPath(25), 'face-icons/25.png'],
  [itemPath('choiceband'), 'items/choiceband.png'],
  [typePath(10001), 'types/10001.png'],
  [damageClassPath('status'), 'damage-classes/status.png'],
  [cryPath(25), 'cries/25.mp3'],
])('%s', (path, expected) => {
  expect(path).toBe(expected);
});
