import { describe, expect, test } from 'vitest';
import { teamSlots } from './team-slots.ts';

const team = (size: number) =>
  Array.from({ length: size }, (_, index) => ({
    availablePokemonId: index + 1,
    name: 'Onix',
    level: 14,
    tierInGame: 1 as const,
    sprite: 'pokemon/sprites/95.png',
    isShiny: false,
    itemId: null,
    itemImage: null,
    order: index + 1,
  }));

describe('teamSlots', () => {
  test.each([
    [0, 3, 1],
    [2, 3, 3],
    [3, 6, 4],
    [5, 6, 6],
    [6, 6, undefined],
  ])('%d Pokémon: %d slots, the first free one is %d', (size, slots, free) => {
    const shown = teamSlots(team(size));
    expect(shown).toHaveLength(slots);
    expect(shown.filter(({ pokemon }) => pokemon !== null)).toHaveLength(size);
    expect(shown.find(({ isFirstFree }) => isFirstFree)?.order).toBe(free);
  });
});
