import { describe, expect, it } from 'vitest';
import { counted, currentTournament, defeatsOf, idleReason, placeInWords } from './words.ts';

const kanto = { id: 1, name: 'Torneo di Kanto', status: 'Completed', defeatedLeaders: 9 } as const;
const johto = { id: 2, name: 'Torneo di Johto', status: 'Ongoing', defeatedLeaders: 3 } as const;

describe('a challenger’s tournament', () => {
  it('is the one that goes on, or else the last one', () => {
    expect(currentTournament([])).toBeUndefined();
    expect(currentTournament([johto, kanto])).toBe(johto);
    expect(currentTournament([kanto])).toBe(kanto);
  });

  it('has eight leaders, and the champion besides', () => {
    expect(defeatsOf(johto)).toEqual({ leaders: 3, champion: false });
    expect(defeatsOf({ ...kanto, defeatedLeaders: 8 })).toEqual({ leaders: 8, champion: false });
    expect(defeatsOf(kanto)).toEqual({ leaders: 8, champion: true });
  });
});

it('tells why nobody is to be faced', () => {
  expect(idleReason({ tournaments: [] })).toBe('Ancora in nessun torneo');
  expect(idleReason({ tournaments: [kanto] })).toBe('Nessun avversario: tornei finiti');
});

it('counts in words', () => {
  expect(counted(1, 'medaglia', 'medaglie')).toBe('1 medaglia');
  expect(counted(0, 'medaglia', 'medaglie')).toBe('0 medaglie');
  expect(counted(12_345, 'lotta', 'lotte')).toBe('12.345 lotte');
});

it('names a leader’s place', () => {
  expect(placeInWords(8)).toBe('Palestra 8');
  expect(placeInWords(9)).toBe('Campione');
});
