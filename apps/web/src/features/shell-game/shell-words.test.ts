import {
  advanceShellTurn,
  chooseShellCard,
  type ShellTurn,
  startShellTurn,
} from '@poketorneo/rules';
import { expect, test } from 'vitest';
import { announcementOf, hintOf, labelOf, oddPlace } from './shell-words.ts';

const nameOf = (id: number) => (id === 25 ? 'Pikachu' : 'Bulbasaur');

function turns(choice: number): ShellTurn[] {
  const all = [
    startShellTurn(
      4,
      [1, 25, 1],
      [
        [0, 1],
        [1, 2],
      ],
    ),
  ];
  const next = (turn: ShellTurn) =>
    turn.phase === 'choosing' ? chooseShellCard(turn, choice) : advanceShellTurn(turn);
  for (;;) {
    const last = all.at(-1);
    if (last === undefined || last.phase === 'won' || last.phase === 'lost') return all;
    all.push(next(last));
  }
}

test('a turn is told in words to who sees it', () => {
  expect(turns(0).map((turn) => hintOf(turn, false))).toEqual([
    'Ecco tre carte…',
    'Una è diversa: tienila d’occhio!',
    'Attenzione, si parte…',
    'Segui la carta diversa!',
    'Segui la carta diversa!',
    'Qual è la carta diversa?',
    'Vediamo…',
    'Giusto!',
  ]);
});

test('where nothing moves the words say which cards change places', () => {
  const told = turns(1).map((turn) => hintOf(turn, true));
  expect(told.slice(3, 5)).toEqual(['Scambio 1 di 2: carte 1 e 2', 'Scambio 2 di 2: carte 2 e 3']);
  expect(told.at(-1)).toBe('Era un’altra!');
});

test('who only hears it can follow the card as well', () => {
  expect(
    turns(0)
      .map((turn) => announcementOf(turn, nameOf))
      .filter(Boolean),
  ).toEqual([
    'Carta 1: Bulbasaur. Carta 2: Pikachu. Carta 3: Bulbasaur.',
    'Scambi: 1 e 2, 2 e 3. Qual è la carta diversa?',
    'Giusto! Corrette: 5.',
  ]);
  expect(announcementOf(turns(2).at(-1) ?? startShellTurn(0, [], []), nameOf)).toBe(
    'Era la carta 1.',
  );
});

test('a closed card does not say what it is', () => {
  expect(labelOf({ id: 25, flipped: false }, 2, nameOf)).toBe('Carta 2, coperta');
  expect(labelOf({ id: 25, flipped: true }, 2, nameOf)).toBe('Carta 2: Pikachu');
});

test('the odd card is the one without an equal', () => {
  expect(oddPlace(startShellTurn(0, [1, 25, 1], []))).toBe(1);
});
