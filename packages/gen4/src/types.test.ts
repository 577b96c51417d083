import { describe, expect, it } from 'vitest';
import {
  effectiveness,
  effectivenessAgainst,
  findType,
  isRealType,
  typeById,
  types,
  unknownType,
} from './types.ts';

/**
 * Attackers in rows, defenders in columns, in the product's order; '.' is neutral, 'h' is a half.
 */
const chart = [
  '.....h....0.....h',
  '.h2h.22....hhhh.h',
  '.hh2.22.....h....',
  '.2hh.h..2...h.2.2',
  '.h2.h.0....2h....',
  '...2..hh2..2..2.h',
  '.h.222.....0.2h.2',
  '2....2..2h0h.hh22',
  '.2hh..2.h..22...h',
  '.......2.h...2.0h',
  '0........22....hh',
  '.2..hh.2......2.h',
  '............2...h',
  '.2...hh...h..h..0',
  '.2.h...h.2hh.h.2h',
  '.......h.22....hh',
  '..hhh2..2.......h',
];

const factors: Readonly<Record<string, number>> = { '0': 0, h: 0.5, '.': 1, '2': 2 };

const pairs = types.flatMap((attacking, row) =>
  types.map((defending, column) => ({
    attacking,
    defending,
    factor: factors[chart[row]?.[column] ?? ''],
  })),
);

describe('types', () => {
  it('has the 17 types in order', () => {
    expect(types.map((type) => type.id)).toEqual(Array.from({ length: 17 }, (_, i) => i + 1));
    expect(types.map((type) => type.name).join(' ')).toBe(
      'Normale Erba Acqua Fuoco Elettro Roccia Terra Lotta Ghiaccio Psico Spettro Volante Drago Veleno Coleottero Buio Acciaio',
    );
  });

  it('finds a type by id', () => {
    expect(typeById(17).identifier).toBe('steel');
    expect(typeById(10001)).toBe(unknownType);
    expect(findType(18)).toBeUndefined();
    expect(() => typeById(18)).toThrow(RangeError);
  });
});

describe('isRealType', () => {
  it.each([
    [0, false],
    [1, true],
    [17, true],
    [18, false],
    [10001, false],
  ])('of %i is %s', (id, expected) => {
    expect(isRealType(id)).toBe(expected);
  });
});

describe('effectiveness', () => {
  it.each(pairs)('of $attacking.identifier against $defending.identifier is $factor', (pair) => {
    expect(effectiveness(pair.attacking.id, pair.defending.id)).toBe(pair.factor);
  });

  it('is neutral for ???', () => {
    for (const type of types) {
      expect(effectiveness(unknownType.id, type.id)).toBe(1);
      expect(effectiveness(type.id, unknownType.id)).toBe(1);
    }
  });

  it('rejects unknown ids', () => {
    expect(() => effectiveness(0, 1)).toThrow(RangeError);
    expect(() => effectiveness(1, 18)).toThrow(RangeError);
    expect(() => effectivenessAgainst(1, [1, 18])).toThrow(RangeError);
  });
});

describe('effectivenessAgainst', () => {
  it.each([
    ['Elettro against Acqua/Volante', 5, [3, 12], 4],
    ['Ghiaccio against Drago/Volante', 9, [13, 12], 4],
    ['Terra against Volante/Acciaio', 7, [12, 17], 0],
    ['Erba against Erba/Veleno', 2, [2, 14], 0.25],
    ['Fuoco against Acqua/Erba', 4, [3, 2], 1],
    ['Spettro against Acciaio/Psico', 11, [17, 10], 1],
    ['Lotta against Normale', 8, [1, null], 2],
    ['Veleno against Erba/Roccia', 14, [2, 6], 1],
    ['Lotta against Volante', 8, [12, null], 0.5],
    ['Lotta against Roccia/Acciaio', 8, [6, 17], 4],
  ] as const)('%s', (_, attacking, defending, factor) => {
    expect(effectivenessAgainst(attacking, defending)).toBe(factor);
  });
});
