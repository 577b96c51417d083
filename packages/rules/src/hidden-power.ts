import type { Stats } from './stats.ts';

/** The types that Hidden Power can have, by their ids, in the order of the formula. */
const hiddenPowerTypeIds = [8, 12, 14, 7, 6, 15, 11, 17, 4, 3, 2, 5, 10, 9, 13, 16] as const;

const order = ['hp', 'attack', 'defense', 'speed', 'spAttack', 'spDefense'] as const;
const greatestSum = 63;

/**
 * The id of the type of Hidden Power by the formula of generations 3 to 6: the lowest bits of the IVs,
 * HP's first, make a number from 0 to 63, which is a share of the sixteen types.
 */
export function hiddenPowerTypeId(ivs: Stats): number {
  const bits = order.reduce((sum, stat, index) => sum + (ivs[stat] % 2) * 2 ** index, 0);
  const index = Math.floor((bits * (hiddenPowerTypeIds.length - 1)) / greatestSum);
  const typeId = hiddenPowerTypeIds[index];
  if (typeId === undefined) throw new RangeError(`No type of Hidden Power has the bits ${bits}`);
  return typeId;
}

/** Which IVs are 30 for a type, where all others are 31: what players of these games breed for. */
const thirties: ReadonlyMap<number, readonly (keyof Stats)[]> = new Map([
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
 * The usual IVs, of 31 and 30, that give Hidden Power a type; null for the types that it never has
 * (Normal and the unknown one).
 */
export function ivsForHiddenPower(typeId: number): Stats | null {
  const lowered = thirties.get(typeId);
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
