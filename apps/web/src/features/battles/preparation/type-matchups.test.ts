import { describe, expect, test } from 'vitest';
import { sampleMove, samplePokemon } from './testing/sample-pokemon.ts';
import { foesOf, typeMatchupsOf } from './type-matchups.ts';

const turtwig = samplePokemon();
const chimchar = samplePokemon({
  availablePokemonId: 2,
  name: 'Chimchar',
  typeIds: [4],
  moves: [sampleMove('ember', 4)],
});
const onix = samplePokemon({
  availablePokemonId: 90,
  name: 'Onix',
  typeIds: [6, 7],
  moves: [sampleMove('rock-throw', 6)],
});

const secret = { pokemons: null, seen: [], teamSize: null };
const seenOnix = {
  formId: 95,
  name: 'Onix',
  sprite: 'pokemon/sprites/95.png',
  level: 14,
  typeIds: [6, 7],
  ability: null,
  moves: [
    { move: 'flash-cannon', name: 'Cannonflash', typeId: 17, damageClass: 'special' as const },
  ],
};

const names = (foes: readonly { name: string }[] | undefined) => foes?.map(({ name }) => name);

describe('the matchups of the player’s Pokémon', () => {
  test('consider each Pokémon of a known team', () => {
    const matchups = typeMatchupsOf(
      [turtwig, chimchar],
      foesOf({ ...secret, pokemons: [onix], typeId: 6 }),
    );
    expect(names(matchups.get(1)?.strongAgainst)).toEqual(['Onix']);
    expect(names(matchups.get(1)?.weakAgainst)).toEqual([]);
    expect(names(matchups.get(2)?.strongAgainst)).toEqual([]);
    expect(names(matchups.get(2)?.weakAgainst)).toEqual(['Onix']);
    expect(matchups.get(1)?.fit).toBeGreaterThan(matchups.get(2)?.fit ?? 0);
  });

  test('consider the favourite type of a secret team', () => {
    const matchups = typeMatchupsOf([turtwig, chimchar], foesOf({ ...secret, typeId: 3 }));
    expect(names(matchups.get(1)?.strongAgainst)).toEqual(['tipo Acqua']);
    expect(names(matchups.get(2)?.weakAgainst)).toEqual(['tipo Acqua']);
  });

  test('consider what the player’s battles have shown, and the type while a Pokémon is unseen', () => {
    const shown = { ...secret, seen: [seenOnix], typeId: 3 };
    const some = typeMatchupsOf([turtwig], foesOf({ ...shown, teamSize: 4 }));
    expect(names(some.get(1)?.strongAgainst)).toEqual(['Onix', 'tipo Acqua']);
    const all = typeMatchupsOf([turtwig], foesOf({ ...shown, teamSize: 1 }));
    expect(names(all.get(1)?.strongAgainst)).toEqual(['Onix']);
  });

  test('are equal if nothing is known', () => {
    const matchups = typeMatchupsOf([turtwig, chimchar], foesOf({ ...secret, typeId: 10001 }));
    expect(matchups.get(1)).toEqual(matchups.get(2));
    expect(matchups.get(1)?.fit).toBe(0);
  });
});
