import type { Stats } from './stats.ts';

/** Possible types of Hidden Power, by id, in the formula's order. */
const hiddenPowerTypeIds = [8, 12, 14, 7, 6, 15, 11, 17, 4, 3, 2, 5, 10, 9, 13, 16] as const;

const order = ['hp', 'attack', 'defense', 'speed', 'spAttack', 'spDefense'] as const;
const maxSum = 63;

/**
 * Type id of Hidden Power by the formula of generations 3 to 6: the lowest bits of the IVs, HP
 * first, form a number from 0 to 63, scaled to the sixteen types.
 */
export function hiddenPowerTypeId(ivs: Stats): number {
  const bits = order.reduce((sum, stat, index) => sum + (ivs[stat] % 2) * 2 ** index, 0);
  const index = Math.floor((bits * (hiddenPowerTypeIds.length - 1)) / maxSum);
  const typeId = hiddenPowerTypeIds[index];
  if (typeId === undefined) throw new RangeError(`No type of Hidden Power has the bits ${bits}`);
  return typeId;
}

/** IVs that are 30 for a type, where all others are 31, as players breed them. */
const thirtyIvsByType: ReadonlyMap<number, readonly (keyof Stats)[]> = new Map([
  [2, ['attack', 'spAttack']],
  [3, ['attack', 'defense', 'spAttack']],
  [4, ['attack', 'spAttack', 'speed']],
  [5, ['spAttack']],
  [6, ['defense', 'spDefense', 'speed']],
  [7, ['spAttack', 'spDefense']],
  [8, ['defense', 'spAttack', 'spDefense', 'speed']],
  [9, ['attack', 'defense']],
  [10, ['attack', 'speed']],
  [11, ['defense', 'spDefense']],
  [12, ['hp', 'attack', 'defense', 'spAttack', 'spDefense']],
  [13, ['attack']],
  [14, ['defense', 'spAttack', 'spDefense']],
  [15, ['attack', 'defense', 'spDefense']],
  [16, []],
  [17, ['spDefense']],
]);

/**
 * The standard IVs, of 31 and 30, for a type of Hidden Power; null for impossible types (Normal and
 * the unknown one).
 */
export function ivsForHiddenPower(typeId: number): Stats | null {
  const lowered = thirtyIvsByType.get(typeId);
  if (lowered === undefined) return null;
  const iv = (stat: keyof Stats) => (lowered.includes(stat) ? 30 : 31);
  return {
    hp: iv('hp'),
    attack: iv('attack'),
    defense: iv('defense'),
    spAttack: iv('spAttack'),
    spDefense: iv('spDefense'),
    speed: iv('speed'),
  };
}
