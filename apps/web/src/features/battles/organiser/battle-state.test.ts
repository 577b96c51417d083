import { expect, test } from 'vitest';
import { battleState } from './battle-state.ts';

const battle = { kind: 'leader', status: 'over', outcome: 'win', by: 'play', turn: 9 } as const;

test.each([
  [{ status: 'running', outcome: null, by: null }, 'in corso, turno 9'],
  [{ status: 'running', outcome: null, by: null, turn: 0 }, 'in corso, turno 1'],
  [{}, 'vinta'],
  [{ kind: 'rematch', outcome: 'loss', by: 'surrender' }, 'rivincita persa con la resa'],
  [{ outcome: 'loss', by: 'timeout' }, 'persa per il tempo'],
  [{ status: 'void', outcome: null, by: null }, 'annullata'],
] as const)('%j', (given, expected) => {
  expect(battleState({ ...battle, ...given })).toBe(expected);
});
