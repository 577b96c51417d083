import {
  advanceShellTurn,
  chooseShellCard,
  type ShellTurn,
  startShellTurn,
} from '@poketorneo/rules';
import { expect, test } from 'vitest';
import { announcementOf, hintOf, labelOf, markOf, oddPlace } from './shell-labels.ts';

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

const over = (choice: number) => turns(choice).at(-1) ?? startShellTurn(0, [], []);

test('every phase has a hint', () => {
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

test('with reduced motion the hints name the swapped cards', () => {
  const hints = turns(1).map((turn) => hintOf(turn, true));
  expect(hints.slice(3, 5)).toEqual(['Scambio 1 di 2: carte 1 e 2', 'Scambio 2 di 2: carte 2 e 3']);
  expect(hints.at(-1)).toBe('Era un’altra!');
});

test('screen readers can follow the card', () => {
  expect(
    turns(0)
      .map((turn) => announcementOf(turn, nameOf))
      .filter(Boolean),
  ).toEqual([
    'Carta 1: Bulbasaur. Carta 2: Pikachu. Carta 3: Bulbasaur.',
    'Scambi: 1 e 2, 2 e 3. Qual è la carta diversa?',
    'Giusto! Corrette: 5.',
  ]);
  expect(announcementOf(over(2), nameOf)).toBe('La carta 3 è sbagliata: quella diversa era la 1.');
});

test('a card face down does not reveal its species', () => {
  const [dealt, shown] = turns(0);
  expect(dealt && labelOf(dealt, 1, nameOf)).toBe('Carta 2, coperta');
  expect(shown && labelOf(shown, 1, nameOf)).toBe('Carta 2: Pikachu');
});

test('at the end the right card is marked, and a wrong choice', () => {
  const places = [0, 1, 2];
  const lost = over(2);
  expect(places.map((place) => markOf(lost, place))).toEqual(['tick', null, 'cross']);
  expect(places.map((place) => labelOf(lost, place, nameOf))).toEqual([
    'Carta 1: Pikachu, quella diversa',
    'Carta 2: Bulbasaur',
    'Carta 3: Bulbasaur, sbagliata',
  ]);
  const won = over(0);
  expect(places.map((place) => markOf(won, place))).toEqual(['tick', null, null]);
  const before = turns(2).slice(0, -1);
  for (const turn of before)
    expect(places.map((place) => markOf(turn, place))).toEqual(places.map(() => null));
});

test('the odd card differs from the other two', () => {
  expect(oddPlace(startShellTurn(0, [1, 25, 1], []))).toBe(1);
});
