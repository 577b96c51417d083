import {
  advanceShellTurn,
  chooseShellCard,
  type ShellTurn,
  startShellTurn,
} from '@poketorneo/rules';
import { expect, test } from 'vitest';
import { animationOf, isCovered } from './shell-animation.ts';

const places = [0, 1, 2];
const coveredIn = (turn: ShellTurn) => places.filter((place) => isCovered(turn, place));
const momentsIn = (turn: ShellTurn) => places.map((place) => animationOf(turn, place) ?? null);

test('shells cover the cards after they were shown, and rise from chosen and revealed ones', () => {
  const dealt = startShellTurn(0, [7, 25, 7], [[0, 1]]);
  const shown = advanceShellTurn(dealt);
  const hidden = advanceShellTurn(shown);
  const swapping = advanceShellTurn(hidden);
  const choosing = advanceShellTurn(swapping);
  expect([dealt, shown, hidden, swapping, choosing].map(coveredIn)).toEqual([
    [],
    [],
    places,
    places,
    places,
  ]);
  for (const turn of [dealt, shown, hidden, swapping, choosing]) {
    expect(momentsIn(turn)).toEqual([null, null, null]);
  }
  const chosen = chooseShellCard(choosing, 0);
  expect(coveredIn(chosen)).toEqual([1, 2]);
  expect(momentsIn(chosen)).toEqual(['out', null, null]);
  const won = advanceShellTurn(chosen);
  expect(coveredIn(won)).toEqual([]);
  expect(momentsIn(won)).toEqual(['right', 'out', 'out']);
  expect(momentsIn(advanceShellTurn(chooseShellCard(choosing, 2)))).toEqual([
    'out',
    'out',
    'wrong',
  ]);
});
