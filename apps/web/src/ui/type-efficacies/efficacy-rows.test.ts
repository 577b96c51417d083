import { describe, expect, test } from 'vitest';
import { efficacyRows } from './efficacy-rows.ts';

const water = { id: 3, name: 'Acqua', image: 'types/3.png' };
const efficacies = {
  x4Weakness: [water],
  x2Weakness: [],
  x1Weakness: [],
  x05Weakness: [],
  x025Weakness: [],
  x0Weakness: [],
};

describe('efficacyRows', () => {
  test('a Pokémon has six rows, empty ones too', () => {
    const rows = efficacyRows(efficacies, 'pokemon');
    expect(rows.map(({ label }) => label)).toEqual(['4x', '2x', '1x', '0.5x', '0.25x', '0x']);
    expect(rows[0]?.types).toEqual([water]);
  });

  test('a single type has no doubled factors', () => {
    const rows = efficacyRows(efficacies, 'type');
    expect(rows.map(({ label }) => label)).toEqual(['2x', '1x', '0.5x', '0x']);
  });
});
