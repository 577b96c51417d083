import { type ShellTurn, startShellTurn } from '@poketorneo/rules';
import { expect, test } from 'vitest';
import { soundsOf } from './shell-sounds.ts';

const turn = (phase: ShellTurn['phase'], round = 0): ShellTurn => ({
  ...startShellTurn(round, [7, 25, 7], [[0, 1]]),
  phase,
});

test.each([
  [0, 3000, 1330],
  [7, 750, 205],
  [20, 300, 0],
])('a swap of round %i, %i ms long, sounds after %i ms', (round, _, at) => {
  expect(soundsOf(turn('swapping', round), false)).toEqual([{ name: 'shell-swap', at }]);
});

test('with reduced motion each sound is played once and at once', () => {
  const phases = ['dealt', 'shown', 'hidden', 'swapping', 'chosen'] as const;
  expect(phases.flatMap((phase) => soundsOf(turn(phase), true))).toEqual(
    ['card-deal', 'card-flip', 'shell-down', 'shell-swap', 'pop'].map((name) => ({ name, at: 0 })),
  );
});
