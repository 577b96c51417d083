import { expect, test } from 'vitest';
import { iconsOfDefeat, isSecretIcon } from './face-icon.ts';

const geodude = 74;
const dragonite = 149;
const mewtwo = 150;

test.each([
  [geodude, false],
  [dragonite, true],
  [mewtwo, true],
])('whether the icon of species %i is secret: %s', (speciesId, secret) => {
  expect(isSecretIcon(speciesId)).toBe(secret);
});

test.each([
  [1, [geodude, geodude, dragonite, mewtwo], [geodude]],
  [8, [mewtwo], []],
  [9, [geodude, dragonite, mewtwo, mewtwo], [geodude, dragonite, mewtwo]],
  [3, [], []],
])(
  'the leader in place %i with the species %j gives the icons %j',
  (position, teamSpeciesIds, icons) => {
    expect(iconsOfDefeat({ position, teamSpeciesIds })).toEqual(icons);
  },
);
