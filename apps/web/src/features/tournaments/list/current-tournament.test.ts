import type { TournamentStatus } from '@poketorneo/contract';
import { describe, expect, test } from 'vitest';
import { currentTournament } from './current-tournament.ts';

const withStatus = (...statuses: TournamentStatus[]) =>
  statuses.map((status, index) => ({ id: index + 1, status }));

describe('currentTournament', () => {
  test.each<[TournamentStatus[], number | undefined]>([
    [['Open', 'Locked'], 1],
    [['Completed', 'Ongoing', 'Locked'], 2],
    [['Completed', 'Completed', 'Open'], 3],
    [['Completed', 'Completed'], undefined],
    [['Locked'], undefined],
    [[], undefined],
  ])('%j', (statuses, id) => {
    expect(currentTournament(withStatus(...statuses))?.id).toBe(id);
  });
});
