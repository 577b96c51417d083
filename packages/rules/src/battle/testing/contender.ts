import type { Contender, ContenderMove } from '../forecast.ts';

/** Defaults for the properties that a test does not care about. */
export function contender(given: Partial<Contender> = {}): Contender {
  return {
    typeIds: [1],
    ability: null,
    level: 30,
    stats: { hp: 60, attack: 50, defense: 50, spAttack: 50, spDefense: 50, speed: 50 },
    moves: [],
    ...given,
  };
}

/** A nameless physical attack of a type. */
export function attackOf(typeId: number, given: Partial<ContenderMove> = {}): ContenderMove {
  return { move: null, typeId, damageClass: 'physical', power: 60, accuracy: 100, ...given };
}
