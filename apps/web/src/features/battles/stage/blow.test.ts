import { describe, expect, it } from 'vitest';
import { blowDiameter, blowShake, blowSize } from './blow.ts';

const plain = { effect: 'plain', isKnockOut: false } as const;
const stage = { width: 390, height: 460 };

describe('the size of a blow', () => {
  it.each([
    ['a scratch', { power: 40, lost: 0.1 }, 'small'],
    ['a usual move', { power: 60, lost: 0.25 }, 'medium'],
    ['a strong move that takes a third', { power: 90, lost: 0.33 }, 'large'],
    ['a strong move that takes most', { power: 120, lost: 0.6 }, 'huge'],
    ['a strong move that hardly hurts', { power: 90, lost: 0.08 }, 'medium'],
    ['a weak move that takes most', { power: 40, lost: 0.6 }, 'large'],
    ['a move of variable power, by its loss alone', { power: null, lost: 0.5 }, 'huge'],
  ] as const)('%s', (_, measure, size) => {
    expect(blowSize({ ...plain, ...measure })).toBe(size);
  });

  it('stays small for a move that is not very effective', () => {
    expect(blowSize({ power: 150, lost: 0.5, effect: 'weak', isKnockOut: false })).toBe('small');
  });

  it('is greater for a knock-out', () => {
    expect(blowSize({ power: 60, lost: 0.25, effect: 'plain', isKnockOut: true })).toBe('large');
    expect(blowSize({ power: 60, lost: 0.25, effect: 'weak', isKnockOut: true })).toBe('medium');
  });

  it('fills 40 to 60 % of the stage for strong blows, and hardly any for weak ones', () => {
    const share = (size: Parameters<typeof blowDiameter>[1]) =>
      (Math.PI / 4) * (blowDiameter(stage, size) ** 2 / (stage.width * stage.height));
    for (const size of ['large', 'huge'] as const) {
      expect(share(size)).toBeGreaterThanOrEqual(0.4);
      expect(share(size)).toBeLessThanOrEqual(0.6);
    }
    expect(share('small')).toBeLessThan(0.1);
  });
});

describe('the shake of a blow', () => {
  const blow = { ...plain, lost: 0.1, isCritical: false, isRepeated: false };

  it('grows with the lost share of HP', () => {
    const shakes = [0.1, 0.3, 0.6, 0.9].map((lost) => blowShake({ ...blow, lost }));
    expect(shakes).toEqual([...shakes].sort((one, other) => one - other));
    expect(new Set(shakes).size).toBe(4);
  });

  it('is absent where the move is not very effective', () => {
    expect(blowShake({ ...blow, effect: 'weak' })).toBe(0);
  });
});
