import type { Challenger } from '@poketorneo/contract';
import { describe, expect, it } from 'vitest';
import { defeatsOf, idleReason, latestTournament } from './progress.ts';

const kanto = { id: 1, name: 'Torneo di Kanto', status: 'Completed', defeatedLeaders: 9 } as const;
const johto = { id: 2, name: 'Torneo di Johto', status: 'Ongoing', defeatedLeaders: 3 } as const;

describe('a challenger’s tournament', () => {
  it('is the ongoing one, else the last one', () => {
    expect(latestTournament([])).toBeUndefined();
    expect(latestTournament([johto, kanto])).toBe(johto);
    expect(latestTournament([kanto])).toBe(kanto);
  });

  it('counts eight leaders and the champion separately', () => {
    expect(defeatsOf(johto)).toEqual({ leaders: 3, champion: false });
    expect(defeatsOf({ ...kanto, defeatedLeaders: 8 })).toEqual({ leaders: 8, champion: false });
    expect(defeatsOf(kanto)).toEqual({ leaders: 8, champion: true });
  });
});

it('gives the reason for having no next leader', () => {
  const reason = (
    tournaments: Parameters<typeof latestTournament>[0],
    { plays = true, open = [] }: { plays?: boolean; open?: Challenger['openTournaments'] } = {},
  ) => idleReason({ tournaments: [...tournaments], openTournaments: open, plays });
  expect(reason([])).toBe('Nessun torneo per ora');
  expect(reason([], { open: [{ id: 1, name: 'Torneo di Kanto' }] })).toBe(
    'Ancora in nessun torneo',
  );
  expect(reason([kanto])).toBe('Nessun avversario: tornei finiti');
  expect(reason([kanto], { open: [{ id: 2, name: 'Torneo di Johto' }] })).toBe(
    'Nessun avversario: manca l’iscrizione al prossimo torneo',
  );
  expect(reason([], { plays: false })).toBe('Organizza, non gareggia');
  expect(reason([kanto], { plays: false })).toBe('Nessun avversario: tornei finiti');
});
