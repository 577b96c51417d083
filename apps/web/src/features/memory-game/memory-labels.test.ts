import { advanceMemoryGame, flipMemoryCard, startMemoryGame } from '@poketorneo/rules';
import { expect, test } from 'vitest';
import { announcementOf, highlightOf, labelOf } from './memory-labels.ts';

const names = new Map([
  [25, 'Pikachu'],
  [1, 'Bulbasaur'],
]);
const nameOf = (id: number) => names.get(id) ?? '';

test.each([
  [false, false, 'Carta 7, coperta'],
  [true, false, 'Carta 7: Pikachu'],
  [true, true, 'Carta 7: Pikachu, trovata'],
])('a card, open %s and found %s, is «%s»', (flipped, matched, label) => {
  expect(labelOf({ id: 25, flipped, matched }, 7, nameOf)).toBe(label);
});

test('announces every phase', () => {
  const dealt = startMemoryGame([25, 1, 25, 1]);
  const preview = advanceMemoryGame(dealt);
  const playing = advanceMemoryGame(preview);
  const first = flipMemoryCard(playing, 2);
  const mismatch = flipMemoryCard(first, 1);
  const match = flipMemoryCard(first, 0);
  const games = [dealt, preview, playing, first, mismatch, advanceMemoryGame(mismatch), match];
  expect(games.map((game) => announcementOf(game, nameOf))).toEqual([
    'Le carte sono sul tavolo.',
    'Le carte sono scoperte per 5 secondi.',
    'Tocca a te: trova le coppie.',
    'Pikachu',
    'Bulbasaur e Pikachu: non è una coppia.',
    '',
    'Coppia trovata: Pikachu. 1 di 2.',
  ]);
});

test('the two cards of a move are highlighted until the next phase', () => {
  const playing = advanceMemoryGame(advanceMemoryGame(startMemoryGame([25, 1, 25, 1])));
  const momentsOf = (...turned: number[]) => {
    const game = turned.reduce(flipMemoryCard, playing);
    return game.cards.map((card) => highlightOf(game, card) ?? null);
  };
  expect(momentsOf(0)).toEqual([null, null, null, null]);
  expect(momentsOf(0, 2)).toEqual(['pair', null, 'pair', null]);
  expect(momentsOf(0, 1)).toEqual(['other', 'other', null, null]);
  const found = advanceMemoryGame([0, 2].reduce(flipMemoryCard, playing));
  expect(found.cards.map((card) => highlightOf(found, card))).toEqual(Array(4).fill(undefined));
});
