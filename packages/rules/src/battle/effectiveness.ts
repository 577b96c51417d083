import type { BattleWeather, Gender, MajorStatus } from '@poketorneo/contract';
import { type Effectiveness, effectivenessAgainst, isRealType } from '@poketorneo/gen4/types';
import type { BattleView, PokemonView, SideView } from './view.ts';

/** A move as its observer knows it. */
export interface Attack {
  /** Its identifier; null for any attack of the type. */
  readonly move: string | null;
  /** Its type; of moves with a varying type the real one, or null where unknown. */
  readonly typeId: number | null;
  readonly damageClass: 'physical' | 'special' | 'status';
}

/** A Pokémon in battle as its observer knows it; null stands for unknown. */
export interface Battler {
  /** One or two. */
  readonly typeIds: readonly number[];
  readonly ability: string | null;
  readonly item: string | null;
  readonly level: number;
  readonly gender: Gender | null;
  readonly status: MajorStatus | null;
  /** Lasting effects on it and on its side, as in battle events. */
  readonly effects: ReadonlySet<string>;
}

/** A form's facts that decide about moves. */
export interface FormFacts {
  readonly typeIds: readonly number[];
  /** The only ability that it can have; null if there are two. */
  readonly onlyAbility: string | null;
}

/** A seen Pokémon as its observer knows it. */
export function battlerOf(pokemon: PokemonView, side: SideView, form: FormFacts): Battler {
  const { typeIds, ability, item, level, gender, condition, effects } = pokemon;
  return {
    typeIds: typeIds ?? form.typeIds,
    ability: ability ?? form.onlyAbility,
    item: item.is === 'held' ? item.item : null,
    level,
    gender,
    status: condition.status,
    effects: new Set([...Object.keys(effects), ...Object.keys(side.effects)]),
  };
}

/** The field of a battle. */
export function fieldOf({ weather, field }: BattleView): FieldState {
  return { weather: weather?.kind ?? null, hasGravity: 'gravity' in field };
}

export interface FieldState {
  readonly weather: BattleWeather | null;
  readonly hasGravity: boolean;
}

/** Why a move has no effect. */
export type Hindrance =
  | { readonly kind: 'type' }
  | { readonly kind: 'ability'; readonly ability: string }
  | { readonly kind: 'effect'; readonly effect: string }
  /** The target has a status condition already. */
  | { readonly kind: 'status' }
  | { readonly kind: 'gender' }
  /** A one-hit move against a higher level. */
  | { readonly kind: 'level' }
  /** The target does not sleep. */
  | { readonly kind: 'awake' };

/** What a move would do to a target. */
export interface MoveEffect {
  /** The factor of its damage; null where types do not change it, or where it is unknown. */
  readonly factor: Effectiveness | null;
  /** Null where it has an effect. */
  readonly hindrance: Hindrance | null;
}

const [normal, grass, water, fire, electric, rock, ground, fighting] = [1, 2, 3, 4, 5, 6, 7, 8];
const [ice, psychic, ghost, flying, poison, dark, steel] = [9, 10, 11, 12, 14, 16, 17];

/** Abilities that absorb all moves of a type. */
const absorbedType: Readonly<Record<string, number>> = {
  'flash-fire': fire,
  'volt-absorb': electric,
  'motor-drive': electric,
  'water-absorb': water,
  'dry-skin': water,
};

/** Damage of these moves has no type. */
const typeless: ReadonlySet<string> = new Set([
  'struggle',
  'future-sight',
  'doom-desire',
  'beat-up',
  'bide',
]);

/** Damage of these moves depends on the type only by immunity. */
const fixedDamage: ReadonlySet<string> = new Set([
  'sonic-boom',
  'dragon-rage',
  'seismic-toss',
  'night-shade',
  'psywave',
  'super-fang',
  'endeavor',
  'counter',
  'mirror-coat',
  'metal-burst',
]);

const oneHit: ReadonlySet<string> = new Set(['guillotine', 'horn-drill', 'fissure', 'sheer-cold']);

/** Moves that Soundproof stops. */
export const soundMoves: ReadonlySet<string> = new Set([
  'bug-buzz',
  'chatter',
  'grass-whistle',
  'growl',
  'heal-bell',
  'hyper-voice',
  'metal-sound',
  'perish-song',
  'roar',
  'screech',
  'sing',
  'snore',
  'supersonic',
  'uproar',
]);

/** Status moves by what they inflict. */
export const inflicted: Readonly<Record<string, MajorStatus | 'confusion'>> = {
  'thunder-wave': 'par',
  glare: 'par',
  'stun-spore': 'par',
  toxic: 'tox',
  'poison-powder': 'psn',
  'poison-gas': 'psn',
  'will-o-wisp': 'brn',
  spore: 'slp',
  'sleep-powder': 'slp',
  hypnosis: 'slp',
  sing: 'slp',
  'grass-whistle': 'slp',
  'lovely-kiss': 'slp',
  'dark-void': 'slp',
  'confuse-ray': 'confusion',
  supersonic: 'confusion',
  'sweet-kiss': 'confusion',
  'teeter-dance': 'confusion',
};

/** Types immune to a status. */
export const immuneTypes: Readonly<Record<MajorStatus, readonly number[]>> = {
  par: [],
  brn: [fire],
  psn: [poison, steel],
  tox: [poison, steel],
  slp: [],
  frz: [ice],
};

export const immuneAbilities: Readonly<Record<MajorStatus | 'confusion', readonly string[]>> = {
  par: ['limber'],
  brn: ['water-veil'],
  psn: ['immunity'],
  tox: ['immunity'],
  slp: ['insomnia', 'vital-spirit'],
  frz: ['magma-armor'],
  confusion: ['own-tempo'],
};

/** A move's type after ability and weather; null where it has none or it is unknown. */
export function typeOfAttack(
  { move, typeId }: Attack,
  attacker: Pick<Battler, 'ability'>,
  { weather }: Pick<FieldState, 'weather'>,
): number | null {
  if (move !== null && typeless.has(move)) return null;
  if (attacker.ability === 'normalize') return normal;
  if (move === 'weather-ball') {
    return { sun: fire, rain: water, sandstorm: rock, hail: ice, none: normal }[weather ?? 'none'];
  }
  return typeId !== null && isRealType(typeId) ? typeId : null;
}

/**
 * What a move would do to a target, by generation 4's rules and as far as both are known. Random
 * failures are not included.
 */
export function effectOf(
  attack: Attack,
  attacker: Battler,
  target: Battler,
  field: FieldState,
): MoveEffect {
  const typeId = typeOfAttack(attack, attacker, field);
  const known = { ...target, ability: abilityAgainst(attacker, target) };
  const move = attack.move ?? '';
  const typed =
    typeId === null ? null : { typeId, factor: factorAgainst(typeId, attacker, known, field) };
  const isStatus = attack.damageClass === 'status';
  const hindrance = isStatus
    ? hindranceOfStatusMove(move, typed, attacker, known, field)
    : hindranceOfDamage(move, typed, attacker, known, field);
  if (hindrance !== null) return { factor: 0, hindrance };
  const hasFactor = !isStatus && !fixedDamage.has(move) && !oneHit.has(move);
  return { factor: hasFactor && typed !== null ? typed.factor : null, hindrance: null };
}

/** The target's ability; null also where it does not count. */
function abilityAgainst(attacker: Battler, target: Battler): string | null {
  const isIgnored = attacker.ability === 'mold-breaker' || target.effects.has('gastro-acid');
  return isIgnored ? null : target.ability;
}

/** A move's type with its factor against the target's types. */
interface Typed {
  readonly typeId: number;
  readonly factor: Effectiveness;
}

function hindranceOfDamage(
  move: string,
  typed: Typed | null,
  attacker: Battler,
  target: Battler,
  field: FieldState,
): Hindrance | null {
  const { ability } = target;
  if (move === 'dream-eater' && target.status !== 'slp') return { kind: 'awake' };
  if (move === 'dream-eater' && target.effects.has('substitute')) {
    return { kind: 'effect', effect: 'substitute' };
  }
  if (oneHit.has(move) && attacker.level < target.level) return { kind: 'level' };
  if (oneHit.has(move) && ability === 'sturdy') return { kind: 'ability', ability };
  if (ability === 'soundproof' && soundMoves.has(move)) return { kind: 'ability', ability };
  if (ability === 'damp' && (move === 'explosion' || move === 'self-destruct')) {
    return { kind: 'ability', ability };
  }
  if (typed === null) return null;
  if (typed.factor === 0) return { kind: 'type' };
  const hindrance = absorption(typed.typeId, target, field);
  if (hindrance !== null) return hindrance;
  if (ability === 'wonder-guard' && typed.factor < 2 && move !== 'fire-fang') {
    return { kind: 'ability', ability };
  }
  return null;
}

function hindranceOfStatusMove(
  move: string,
  typed: Typed | null,
  attacker: Battler,
  target: Battler,
  field: FieldState,
): Hindrance | null {
  const { ability, typeIds, effects, status } = target;
  if (ability === 'soundproof' && soundMoves.has(move) && move !== 'heal-bell') {
    return { kind: 'ability', ability };
  }
  if (move === 'leech-seed' && typeIds.includes(grass)) return { kind: 'type' };
  if (move === 'attract') {
    if (!canAttract(attacker.gender, target.gender)) return { kind: 'gender' };
    if (ability === 'oblivious') return { kind: 'ability', ability };
  }
  if (repeated[move] !== undefined && effects.has(repeated[move])) {
    return { kind: 'effect', effect: repeated[move] };
  }
  const what = inflicted[move];
  if (what === undefined) return null;
  // Of all status moves only Thunder Wave minds the type chart.
  if (move === 'thunder-wave' && typed?.factor === 0) return { kind: 'type' };
  const absorbed =
    typed === null || typed.typeId === ground ? null : absorption(typed.typeId, target, field);
  if (absorbed !== null) return absorbed;
  if (effects.has('substitute')) return { kind: 'effect', effect: 'substitute' };
  if (ability !== null && immuneAbilities[what].includes(ability)) {
    return { kind: 'ability', ability };
  }
  if (effects.has('safeguard')) return { kind: 'effect', effect: 'safeguard' };
  if (what === 'confusion') {
    return effects.has('confusion') ? { kind: 'effect', effect: 'confusion' } : null;
  }
  if (immuneTypes[what].some((id) => typeIds.includes(id))) return { kind: 'type' };
  if (ability === 'leaf-guard' && field.weather === 'sun') return { kind: 'ability', ability };
  return status === null ? null : { kind: 'status' };
}

/** Whether the genders are opposite, or one is unknown. */
function canAttract(one: Gender | null, other: Gender | null): boolean {
  if (one === null || other === null) return true;
  return one !== 'genderless' && other !== 'genderless' && one !== other;
}

/** Moves that do nothing while their effect lasts. */
const repeated: Readonly<Record<string, string>> = {
  'leech-seed': 'leech-seed',
  attract: 'attract',
  taunt: 'taunt',
  torment: 'torment',
  encore: 'encore',
  disable: 'disable',
  yawn: 'yawn',
  embargo: 'embargo',
  'heal-block': 'heal-block',
  'gastro-acid': 'gastro-acid',
};

/** Halved types, by ability. */
const halvedTypes: Readonly<Record<string, readonly number[]>> = {
  'thick-fat': [fire, ice],
  heatproof: [fire],
};

/** The factor of a move's damage, 0 without any effect; with abilities that halve a type. */
export function damageFactorOf(
  attack: Attack,
  attacker: Battler,
  target: Battler,
  field: FieldState,
): number {
  const { factor, hindrance } = effectOf(attack, attacker, target, field);
  if (hindrance !== null) return 0;
  if (factor === null) return 1;
  const typeId = typeOfAttack(attack, attacker, field) ?? 0;
  const ability = abilityAgainst(attacker, target);
  const isHalved = ability !== null && halvedTypes[ability]?.includes(typeId) === true;
  return isHalved ? factor / 2 : factor;
}

/** Abilities and effects that stop a type. */
function absorption(typeId: number, target: Battler, field: FieldState): Hindrance | null {
  const { ability, effects, status } = target;
  if (ability !== null && absorbedType[ability] === typeId) {
    // A frozen Pokémon's Flash Fire lets fire through.
    return ability === 'flash-fire' && status === 'frz' ? null : { kind: 'ability', ability };
  }
  if (typeId !== ground || isGrounded(target, field)) return null;
  if (ability === 'levitate') return { kind: 'ability', ability };
  return effects.has('magnet-rise') ? { kind: 'effect', effect: 'magnet-rise' } : null;
}

/** Whether something keeps it on the ground, whatever its types. */
function isGrounded(
  { ability, item, effects }: Pick<Battler, 'ability' | 'item' | 'effects'>,
  { hasGravity }: Pick<FieldState, 'hasGravity'>,
): boolean {
  const usesItem = ability !== 'klutz' && !effects.has('embargo');
  return hasGravity || effects.has('ingrain') || (usesItem && item === 'iron-ball');
}

/** The factor of a type against the target's types, with all that changes the chart. */
function factorAgainst(
  typeId: number,
  attacker: Pick<Battler, 'ability'>,
  target: Battler,
  field: FieldState,
): Effectiveness {
  const { effects } = target;
  const ignored: number[] = [];
  if (typeId === ground && isGrounded(target, field)) ignored.push(flying);
  const seesGhosts = attacker.ability === 'scrappy' || effects.has('foresight');
  if (seesGhosts && (typeId === normal || typeId === fighting)) ignored.push(ghost);
  if (typeId === psychic && effects.has('miracle-eye')) ignored.push(dark);
  return effectivenessOf(
    typeId,
    target.typeIds.filter((id) => !ignored.includes(id)),
  );
}

/** The factor of a move's type against one or two types, by generation 4's chart. */
export function effectivenessOf(moveTypeId: number, typeIds: readonly number[]): Effectiveness {
  const [first, second] = typeIds.filter(isRealType);
  if (first === undefined) return 1;
  return effectivenessAgainst(moveTypeId, [first, second ?? null]);
}
