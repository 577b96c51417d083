import type { FaceIcon } from '@poketorneo/contract';
import { describe, expect, it } from 'vitest';
import { filterIcons, type IconFilter, stateOf } from './filter-icons.ts';

const icon = (id: number, name: string, obtained: boolean): FaceIcon => ({
  id,
  name,
  image: `face-icons/${id}.png`,
  obtained,
  isNew: false,
});
const pidgey = icon(16, 'Pidgey', true);
const pikachu = icon(25, 'Pikachu', true);
const mrMime = icon(122, 'Mr. Mime', false);
const newIds = new Set([25]);

describe('stateOf', () => {
  it.each([
    [pidgey, 'obtained'],
    [pikachu, 'new'],
    [mrMime, 'locked'],
  ])('$name is %s', (one, state) => {
    expect(stateOf(one, newIds)).toBe(state);
  });
});

describe('filterIcons', () => {
  const cases: readonly [filter: IconFilter, text: string, found: FaceIcon[]][] = [
    [0, '', [pidgey, pikachu, mrMime]],
    [1, '', [pidgey, pikachu]],
    [2, '', [pikachu]],
    [3, '', [mrMime]],
    [0, 'pi', [pidgey, pikachu]],
    [0, ' MIME ', [mrMime]],
    [0, 'mr mime', [mrMime]],
    [1, 'mime', []],
    [2, 'pid', []],
    [0, 'chu', [pikachu]],
  ];
  it.each(cases)('filter %i, text %j', (filter, text, found) => {
    expect(filterIcons([pidgey, pikachu, mrMime], { filter, text, newIds })).toEqual(found);
  });
});
