import type { PreparedPokemon } from '@poketorneo/contract';

/** Defaults for the properties that a test does not care about. */
export function samplePokemon(given: Partial<PreparedPokemon> = {}): PreparedPokemon {
  return {
    availablePokemonId: 1,
    formId: 387,
    name: 'Turtwig',
    sprite: 'pokemon/sprites/387.png',
    isShiny: false,
    gender: 'male',
    tierInGame: 1,
    ownLevel: 5,
    level: 14,
    stats: { hp: 40, attack: 24, defense: 23, spAttack: 18, spDefense: 20, speed: 15 },
    typeIds: [2],
    ability: { identifier: 'overgrow', name: 'Erbaiuto', text: '' },
    item: null,
    moves: [sampleMove('razor-leaf', 2)],
    ...given,
  };
}

export function sampleMove(move: string, typeId: number): PreparedPokemon['moves'][number] {
  return {
    move,
    name: move,
    typeId,
    damageClass: 'physical',
    power: 55,
    accuracy: 95,
    pp: 25,
    text: '',
  };
}
