import { expect, test } from 'vitest';
import type { BattleToShow } from '../battle-to-show.ts';
import { curtainOf, faceOffOf, interludeLineOf } from './interludes.ts';

const ada = { name: 'Ada', picture: 'a.png', teamSize: 1 };
const nina = { name: 'Nina', picture: 'n.png', teamSize: 1 };
const rating = { rating: 1500, deviation: 350 };
const duel: BattleToShow = {
  kind: 'duel',
  format: 'singles',
  contestants: [ada, nina],
  arena: { typeId: 6 },
  ratings: [rating, null],
  balance: 'weighed',
};
const leaderBattle: BattleToShow = {
  kind: 'leader',
  format: 'singles',
  contestants: [ada, { name: 'Brock', picture: 'b.png', teamSize: 2 }],
  arena: { typeId: 6, isChampion: false, tournamentId: 1 },
  lines: { before: 'Fatti sotto!', ace: 'Onix!', lost: 'Bravo.', won: 'Riprova.' },
  acePlace: 2,
};

test.each([
  [1, 'win', 'win', 'Vittoria!', 'Ada'],
  [1, 'loss', 'loss', 'Sconfitta', 'Nina'],
  [2, 'win', 'win', 'Vittoria!', 'Nina'],
  [2, 'loss', 'loss', 'Sconfitta', 'Ada'],
  // A spectator sees a victory, whoever wins.
  [null, 'win', 'win', 'Vince Ada!', 'Ada'],
  [null, 'loss', 'win', 'Vince Nina!', 'Nina'],
  [null, 'draw', 'draw', 'Pareggio', undefined],
  [1, 'draw', 'draw', 'Pareggio', undefined],
] as const)(
  'the curtain of a duel from side %s after a %s',
  (side, outcome, look, headline, winner) => {
    const curtain = curtainOf({ battle: duel, side, outcome });
    expect([curtain.outcome, curtain.headline, curtain.speaker?.name]).toEqual([
      look,
      headline,
      winner,
    ]);
    expect(interludeLineOf('curtain', { battle: duel, side, outcome })).toBeNull();
  },
);

test('a leader speaks before the battle and at its end', () => {
  const end = { battle: leaderBattle, side: 1, outcome: 'win' } as const;
  expect(interludeLineOf('before', end)).toBe('Brock: «Fatti sotto!»');
  expect(interludeLineOf('curtain', end)).toBe('Brock: «Bravo.»');
  expect(interludeLineOf('curtain', { ...end, outcome: 'loss' })).toBe('Brock: «Riprova.»');
  expect(faceOffOf(end)).toBeNull();
});

test('both players face each other, the viewer first', () => {
  const [near, far] = faceOffOf({ battle: duel, side: 2 })?.rivals ?? [];
  expect([near?.name, near?.rating, far?.name, far?.rating]).toEqual(['Nina', null, 'Ada', rating]);
});

test.each([
  ['weighed', 'Squadre equilibrate'],
  ['unweighed', 'Squadre non bilanciate'],
  ['own', null],
] as const)('before a duel with %s teams it says %s', (balance, note) => {
  const shown = { battle: { ...duel, balance }, side: 1, outcome: 'win' } as const;
  expect(faceOffOf(shown)?.note).toBe(note);
  expect(interludeLineOf('face-off', shown)).toBe(note);
});
