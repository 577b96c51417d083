import type { DuelHours } from '@poketorneo/contract';
import { expect, test } from 'vitest';
import { problemOfDuelRules } from './hours.ts';

const afternoon: DuelHours = { from: '15:00', to: '19:30' };
const evening: DuelHours = { from: '21:00', to: '01:00' };
const closedUntil = (time: string) => `Le sfide sono chiuse: riaprono alle ${time}`;

/** Rome is an hour ahead of UTC in winter, two in summer. */
test.each<[string, DuelHours | null, moment: string, problem: string | null]>([
  ['at any time', null, '2026-01-10T03:00:00Z', null],
  ['a minute before they open', afternoon, '2026-01-10T13:59:59Z', closedUntil('15:00')],
  ['as they open', afternoon, '2026-01-10T14:00:00Z', null],
  ['as they open, in summer', afternoon, '2026-07-10T13:00:00Z', null],
  ['in the last minute', afternoon, '2026-01-10T18:29:59Z', null],
  ['as they close', afternoon, '2026-01-10T18:30:00Z', closedUntil('15:00')],
  ['before midnight', evening, '2026-01-10T22:30:00Z', null],
  ['after midnight', evening, '2026-01-10T23:30:00Z', null],
  ['at one in the night', evening, '2026-01-11T00:00:00Z', closedUntil('21:00')],
])('duels %s', (_, hours, moment, problem) => {
  expect(problemOfDuelRules({ isOn: true, hours }, Date.parse(moment))).toBe(problem);
});

test('duels that are off', () => {
  const moment = Date.parse('2026-01-10T14:00:00Z');
  expect(problemOfDuelRules({ isOn: false, hours: afternoon }, moment)).toBe(
    'Le sfide sono spente',
  );
});
