import { expect, test } from 'vitest';
import { hiddenPowerTypeId, ivsForHiddenPower } from './hidden-power.ts';
import type { Stats } from './stats.ts';

const perfect: Stats = {
  hp: 31,
  attack: 31,
  defense: 31,
  spAttack: 31,
  spDefense: 31,
  speed: 31,
};
const [dark, ice, fire, grass, electric, fighting, ground] = [16, 9, 4, 2, 5, 8, 7];

test.each<[type: string, change: Partial<Stats>, typeId: number | undefined]>([
  ['dark with all at 31', {}, dark],
  ['ice', { attack: 30, defense: 30 }, ice],
  ['fire', { attack: 30, spAttack: 30, speed: 30 }, fire],
  ['grass', { attack: 30, spAttack: 30 }, grass],
  ['electric', { spAttack: 30 }, electric],
  ['fighting', { defense: 30, spAttack: 30, spDefense: 30, speed: 30 }, fighting],
  ['ground', { spAttack: 30, spDefense: 30 }, ground],
])('%s', (_, change, typeId) => {
  expect(hiddenPowerTypeId({ ...perfect, ...change })).toBe(typeId);
});

test('the standard IVs of a type give that type', () => {
  for (let typeId = 2; typeId <= 17; typeId += 1) {
    const ivs = ivsForHiddenPower(typeId);
    expect(ivs && hiddenPowerTypeId(ivs)).toBe(typeId);
  }
  expect(ivsForHiddenPower(16)).toEqual(perfect);
  expect(ivsForHiddenPower(1)).toBeNull();
});
