import { types } from '@poketorneo/gen4/types';
import { describe, expect, test } from 'vitest';
import {
  type Attack,
  type Battler,
  damageFactorOf,
  effectOf,
  type FieldState,
} from './effectiveness.ts';

const id = Object.fromEntries(types.map((type) => [type.identifier, type.id]));
const ofType = (name: string): number => id[name] ?? 0;

const calm: FieldState = { weather: null, hasGravity: false };

function battler(typeNames: string[], rest: Partial<Battler> = {}): Battler {
  return {
    typeIds: typeNames.map(ofType),
    ability: null,
    item: null,
    level: 50,
    gender: null,
    status: null,
    effects: new Set(),
    ...rest,
  };
}

function attack(move: string, type: string, damageClass: Attack['damageClass']): Attack {
  return { move, typeId: ofType(type), damageClass };
}

const earthquake = attack('earthquake', 'ground', 'physical');
const gengar = battler(['ghost', 'poison'], { ability: 'levitate' });
const pidgey = battler(['normal', 'flying']);
const user = battler(['normal']);

describe('a move on the ground', () => {
  test.each<[string, Battler, FieldState]>([
    ['a floating ability', gengar, calm],
    ['a floating type', pidgey, calm],
    ['Magnet Rise', battler(['steel'], { effects: new Set(['magnet-rise']) }), calm],
  ])('misses %s', (_, target, field) => {
    expect(effectOf(earthquake, user, target, field)).toMatchObject({ factor: 0 });
  });

  test.each<[string, Battler, FieldState, number]>([
    ['gravity', gengar, { ...calm, hasGravity: true }, 2],
    ['gravity and wings', pidgey, { ...calm, hasGravity: true }, 1],
    ['roots', { ...gengar, effects: new Set(['ingrain']) }, calm, 2],
    ['an Iron Ball', { ...gengar, item: 'iron-ball' }, calm, 2],
    ['a suppressed ability', { ...gengar, effects: new Set(['gastro-acid']) }, calm, 2],
  ])('hits with %s', (_, target, field, factor) => {
    expect(effectOf(earthquake, user, target, field)).toEqual({ factor, hindrance: null });
  });

  test('passes an embargoed Iron Ball', () => {
    const target = { ...gengar, item: 'iron-ball', effects: new Set(['embargo']) };
    expect(effectOf(earthquake, user, target, calm).hindrance).toEqual({
      kind: 'ability',
      ability: 'levitate',
    });
  });

  test('ignores a floating ability with Mold Breaker', () => {
    const breaker = battler(['dragon'], { ability: 'mold-breaker' });
    expect(effectOf(earthquake, breaker, gengar, calm)).toEqual({ factor: 2, hindrance: null });
  });
});

test.each<[string, Attack, Battler, Battler, FieldState, number | null]>([
  [
    'Foresight lets normal moves hit ghosts',
    attack('tackle', 'normal', 'physical'),
    user,
    { ...gengar, effects: new Set(['foresight']) },
    calm,
    1,
  ],
  [
    'Miracle Eye lets psychic moves hit the dark',
    attack('psychic', 'psychic', 'special'),
    user,
    battler(['dark', 'fighting'], { effects: new Set(['miracle-eye']) }),
    calm,
    2,
  ],
  [
    'Weather Ball burns in the sun',
    attack('weather-ball', 'normal', 'special'),
    user,
    battler(['grass']),
    { ...calm, weather: 'sun' },
    2,
  ],
  [
    'a frozen Flash Fire lets fire through',
    attack('ember', 'fire', 'special'),
    user,
    battler(['grass'], { ability: 'flash-fire', status: 'frz' }),
    calm,
    2,
  ],
  ['fixed damage has no factor', attack('sonic-boom', 'normal', 'special'), user, user, calm, null],
  [
    'an unknown type has no factor',
    { move: 'hidden-power', typeId: null, damageClass: 'special' },
    user,
    battler(['grass']),
    calm,
    null,
  ],
])('%s', (_, move, attacker, target, field, factor) => {
  expect(effectOf(move, attacker, target, field)).toEqual({ factor, hindrance: null });
});

test.each<[string, Attack, Battler, Battler, object]>([
  [
    'a one-hit move fails against a higher level',
    attack('fissure', 'ground', 'physical'),
    user,
    battler(['rock'], { level: 51 }),
    { kind: 'level' },
  ],
  [
    'Dream Eater needs sleep',
    attack('dream-eater', 'psychic', 'special'),
    user,
    battler(['rock']),
    { kind: 'awake' },
  ],
  [
    'a status stops another',
    attack('toxic', 'poison', 'status'),
    user,
    battler(['rock'], { status: 'par' }),
    { kind: 'status' },
  ],
  [
    'Safeguard stops a status',
    attack('spore', 'grass', 'status'),
    user,
    battler(['rock'], { effects: new Set(['safeguard']) }),
    { kind: 'effect', effect: 'safeguard' },
  ],
  [
    'a substitute stops a status',
    attack('glare', 'normal', 'status'),
    user,
    battler(['rock'], { effects: new Set(['substitute']) }),
    { kind: 'effect', effect: 'substitute' },
  ],
  [
    'Attract needs the other gender',
    attack('attract', 'normal', 'status'),
    battler(['rock'], { gender: 'male' }),
    battler(['rock'], { gender: 'male' }),
    { kind: 'gender' },
  ],
  [
    'a seeded Pokémon is not seeded again',
    attack('leech-seed', 'grass', 'status'),
    user,
    battler(['rock'], { effects: new Set(['leech-seed']) }),
    { kind: 'effect', effect: 'leech-seed' },
  ],
])('%s', (_, move, attacker, target, hindrance) => {
  expect(effectOf(move, attacker, target, calm)).toEqual({ factor: 0, hindrance });
});

test.each<[string, Battler, Battler, number]>([
  ['halves a type', user, battler(['normal'], { ability: 'thick-fat' }), 0.5],
  [
    'does nothing against Mold Breaker',
    battler(['normal'], { ability: 'mold-breaker' }),
    battler(['normal'], { ability: 'thick-fat' }),
    1,
  ],
  [
    'does nothing while it is suppressed',
    user,
    battler(['normal'], { ability: 'thick-fat', effects: new Set(['gastro-acid']) }),
    1,
  ],
])('Thick Fat %s', (_, attacker, target, factor) => {
  const ember = attack('ember', 'fire', 'special');
  expect(damageFactorOf(ember, attacker, target, calm)).toBe(factor);
});
