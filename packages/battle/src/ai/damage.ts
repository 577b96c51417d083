import type { BattleWeather } from '@poketorneo/contract';
import {
  type Attack,
  accuracyFactor,
  boostFactor,
  damageFactorOf,
  typeOfAttack,
} from '@poketorneo/rules/battle';
import type { Fighter } from './fighter.ts';
import type { MoveFacts } from './move-facts.ts';

/** Conditions that modify a hit. */
export interface HitConditions {
  readonly weather: BattleWeather | null;
  /** On the defender's side. */
  readonly hasReflect: boolean;
  readonly hasLightScreen: boolean;
  readonly isDoubles: boolean;
  readonly hasGravity: boolean;
}

/** Expected damage of a move, in HP. */
export interface DamageEstimate {
  readonly min: number;
  readonly max: number;
  readonly average: number;
  /** Hit chance, 0 to 1. */
  readonly hitChance: number;
}

const noDamage: DamageEstimate = { min: 0, max: 0, average: 0, hitChance: 0 };

/** Generation 4's damage formula, approximated: for all hits, not limited to the target's HP. */
export function estimateDamage(
  attacker: Fighter,
  defender: Fighter,
  facts: MoveFacts,
  around: HitConditions,
): DamageEstimate {
  if (facts.damageClass === 'status' || !canHit(attacker, facts)) return noDamage;
  const hitChance = chanceToHit(attacker, defender, facts, around);
  const type = typeOfMove(attacker, facts, around);
  const known = { ...attackWith(facts), typeId: type };
  const factor = damageFactorOf(known, attacker, defender, around);
  if (factor === 0) return noDamage;
  if (facts.isOneHitKnockOut) {
    const chance = 0.3 + (attacker.level - defender.level) / 100;
    return { min: defender.hp, max: defender.hp, average: defender.hp, hitChance: chance };
  }
  const fixed = fixedDamage(attacker, defender, facts);
  if (fixed !== null) return { min: fixed, max: fixed, average: fixed, hitChance };

  const power = powerOf(attacker, defender, facts, around, type);
  if (power === 0) return noDamage;
  const attack = attackOf(attacker, facts, around);
  const defense = defenseOf(defender, facts, around);
  let damage = ((0.4 * attacker.level + 2) * power * attack) / defense / 50;
  if (
    attacker.status === 'brn' &&
    facts.damageClass === 'physical' &&
    attacker.ability !== 'guts'
  ) {
    damage /= 2;
  }
  const isScreened = facts.damageClass === 'physical' ? around.hasReflect : around.hasLightScreen;
  if (isScreened && facts.identifier !== 'brick-break') damage *= around.isDoubles ? 2 / 3 : 0.5;
  if (around.isDoubles && (facts.aim === 'foes' || facts.aim === 'all')) damage *= 0.75;
  damage *= weatherFactor(type, around.weather);
  damage += 2;
  if (attacker.item === 'life-orb') damage *= 1.3;
  if (attacker.typeIds.includes(type)) damage *= attacker.ability === 'adaptability' ? 2 : 1.5;
  damage *= factor;
  if (factor > 1 && (defender.ability === 'filter' || defender.ability === 'solid-rock')) {
    damage *= 0.75;
  }
  if (factor > 1 && attacker.item === 'expert-belt') damage *= 1.2;
  if (factor < 1 && attacker.ability === 'tinted-lens') damage *= 2;
  damage *= facts.hits;
  const criticals = facts.hasRaisedCritical ? 1.12 : 1.06;
  return {
    min: Math.max(1, damage * 0.85),
    max: Math.max(1, damage),
    average: Math.max(1, damage * 0.925 * criticals),
    hitChance,
  };
}

/** Whether the move can have an effect now. */
function canHit(attacker: Fighter, facts: MoveFacts): boolean {
  switch (facts.identifier) {
    case 'fake-out':
      return attacker.turnsOut <= 1 && attacker.lastMove === null;
    case 'snore':
      return attacker.status === 'slp';
    case 'last-resort':
      return attacker.moves.length === 1;
    case 'spit-up':
      return attacker.effects.has('stockpile');
    case 'counter':
    case 'mirror-coat':
    case 'metal-burst':
    case 'bide':
    case 'future-sight':
    case 'doom-desire':
      return false;
    default:
      return true;
  }
}

/** Chance that a move hits, 0 to 1, by accuracy, stages, abilities, items and weather. */
export function chanceToHit(
  attacker: Fighter,
  defender: Fighter,
  facts: MoveFacts,
  { weather }: Pick<HitConditions, 'weather'>,
): number {
  if (facts.accuracy === null) return 1;
  if (attacker.ability === 'no-guard' || defender.ability === 'no-guard') return 1;
  if (facts.identifier === 'thunder' && weather === 'rain') return 1;
  if (facts.identifier === 'blizzard' && weather === 'hail') return 1;
  let chance = facts.accuracy * accuracyFactor(attacker.boosts.accuracy - defender.boosts.evasion);
  if (attacker.ability === 'compound-eyes') chance *= 1.3;
  if (attacker.ability === 'hustle' && facts.damageClass === 'physical') chance *= 0.8;
  if (defender.ability === 'sand-veil' && weather === 'sandstorm') chance *= 0.8;
  if (defender.ability === 'snow-cloak' && weather === 'hail') chance *= 0.8;
  if (defender.item === 'bright-powder' || defender.item === 'lax-incense') chance *= 0.9;
  return Math.min(1, chance);
}

/** The move's type after ability and weather. */
function typeOfMove(attacker: Fighter, facts: MoveFacts, around: HitConditions): number {
  if (facts.identifier === 'judgment') return attacker.typeIds[0] ?? facts.typeId;
  return typeOfAttack(attackWith(facts), attacker, around) ?? typeless;
}

/** No type's id: neutral to all, and nobody's own. */
const typeless = 0;

function attackWith({ identifier, typeId, damageClass }: MoveFacts): Attack {
  return { move: identifier, typeId, damageClass };
}

function fixedDamage(attacker: Fighter, defender: Fighter, facts: MoveFacts): number | null {
  if (facts.fixedDamage === 'level') return attacker.level;
  if (facts.fixedDamage !== null) return facts.fixedDamage;
  switch (facts.identifier) {
    case 'super-fang':
      return defender.hp / 2;
    case 'endeavor':
      return Math.max(0, defender.hp - attacker.hp);
    case 'psywave':
      return attacker.level;
    default:
      return null;
  }
}

/** Items that boost a type by a fifth, by type id. */
const typeBoostingItems: Readonly<Record<string, number>> = {
  'silk-scarf': 1,
  'miracle-seed': 2,
  'rose-incense': 2,
  'meadow-plate': 2,
  'mystic-water': 3,
  'sea-incense': 3,
  'wave-incense': 3,
  'splash-plate': 3,
  charcoal: 4,
  'flame-plate': 4,
  magnet: 5,
  'zap-plate': 5,
  'hard-stone': 6,
  'rock-incense': 6,
  'stone-plate': 6,
  'soft-sand': 7,
  'earth-plate': 7,
  'black-belt': 8,
  'fist-plate': 8,
  'never-melt-ice': 9,
  'icicle-plate': 9,
  'twisted-spoon': 10,
  'odd-incense': 10,
  'mind-plate': 10,
  'spell-tag': 11,
  'spooky-plate': 11,
  'sharp-beak': 12,
  'sky-plate': 12,
  'dragon-fang': 13,
  'draco-plate': 13,
  'poison-barb': 14,
  'toxic-plate': 14,
  'silver-powder': 15,
  'insect-plate': 15,
  'black-glasses': 16,
  'dread-plate': 16,
  'metal-coat': 17,
  'iron-plate': 17,
};

/** Abilities that boost a type at low HP. */
const pinchAbilities: Readonly<Record<string, number>> = {
  overgrow: 2,
  torrent: 3,
  blaze: 4,
  swarm: 15,
};

function powerOf(
  attacker: Fighter,
  defender: Fighter,
  facts: MoveFacts,
  around: HitConditions,
  typeId: number,
): number {
  let power = variablePower(attacker, defender, facts, around);
  const { ability, item } = attacker;
  if (ability === 'technician' && power <= 60) power *= 1.5;
  if (ability === 'iron-fist' && facts.isPunch) power *= 1.2;
  if (ability === 'reckless' && (facts.recoil > 0 || facts.hasCrash)) power *= 1.2;
  if (ability !== null && pinchAbilities[ability] === typeId && attacker.hp * 3 <= attacker.maxHp) {
    power *= 1.5;
  }
  if (attacker.effects.has('flash-fire') && typeId === 4) power *= 1.5;
  if (item !== null && typeBoostingItems[item] === typeId) power *= 1.2;
  if (item === 'muscle-band' && facts.damageClass === 'physical') power *= 1.1;
  if (item === 'wise-glasses' && facts.damageClass === 'special') power *= 1.1;
  if (defender.ability === 'dry-skin' && typeId === 4) power *= 1.25;
  return power;
}

function variablePower(
  attacker: Fighter,
  defender: Fighter,
  facts: MoveFacts,
  around: HitConditions,
): number {
  const share = attacker.hp / attacker.maxHp;
  switch (facts.identifier) {
    case 'eruption':
    case 'water-spout':
      return 150 * share;
    case 'flail':
    case 'reversal':
      return share > 0.68 ? 20 : share > 0.35 ? 40 : share > 0.2 ? 80 : share > 0.1 ? 100 : 150;
    case 'crush-grip':
    case 'wring-out':
      return (120 * defender.hp) / defender.maxHp;
    case 'low-kick':
    case 'grass-knot':
      return weightPower(defender.weight);
    case 'gyro-ball': {
      const ratio = speedOf(defender, around) / Math.max(1, speedOf(attacker, around));
      return Math.min(150, 25 * ratio + 1);
    }
    case 'return':
      return 102;
    case 'frustration':
      return 1;
    case 'magnitude':
      return 71;
    case 'present':
      return 50;
    case 'hidden-power':
      return 60;
    case 'facade':
      return attacker.status === null || attacker.status === 'slp' ? 70 : 140;
    case 'brine':
      return defender.hp * 2 <= defender.maxHp ? 130 : 65;
    case 'revenge':
    case 'avalanche':
      return speedOf(attacker, around) < speedOf(defender, around) ? 110 : 60;
    case 'payback':
      return speedOf(attacker, around) < speedOf(defender, around) ? 100 : 50;
    case 'smelling-salts':
      return defender.status === 'par' ? 120 : 60;
    case 'wake-up-slap':
      return defender.status === 'slp' ? 120 : 60;
    case 'triple-kick':
      return 20;
    case 'punishment':
      return 60 + 20 * raised(defender);
    case 'trump-card':
      return 45;
    case 'rollout':
    case 'ice-ball':
      return attacker.lastMove === facts.identifier ? 90 : 45;
    case 'fury-cutter':
      return attacker.lastMove === facts.identifier ? 40 : 15;
    case 'weather-ball':
      return around.weather === null ? 50 : 100;
    case 'solar-beam':
      return around.weather === null || around.weather === 'sun' ? 120 : 60;
    case 'focus-punch':
      return 60;
    case 'sucker-punch':
      return 70;
    default:
      return facts.power;
  }
}

function raised({ boosts }: Fighter): number {
  return Object.values(boosts).reduce((sum, stage) => sum + Math.max(0, stage), 0);
}

function weightPower(weight: number): number {
  if (weight < 10) return 20;
  if (weight < 25) return 40;
  if (weight < 50) return 60;
  if (weight < 100) return 80;
  return weight < 200 ? 100 : 120;
}

function attackOf(attacker: Fighter, facts: MoveFacts, { weather }: HitConditions): number {
  const isPhysical = facts.damageClass === 'physical';
  const { ability, item, stats, boosts, formId } = attacker;
  let attack = isPhysical
    ? stats.attack * boostFactor(boosts.attack)
    : stats.spAttack * boostFactor(boosts.spAttack);
  if (isPhysical) {
    if (ability === 'huge-power' || ability === 'pure-power') attack *= 2;
    if (ability === 'guts' && attacker.status !== null) attack *= 1.5;
    if (ability === 'hustle') attack *= 1.5;
    if (ability === 'slow-start') attack *= 0.5;
    if (ability === 'flower-gift' && weather === 'sun') attack *= 1.5;
    if (item === 'choice-band') attack *= 1.5;
    if (item === 'thick-club' && (formId === 104 || formId === 105)) attack *= 2;
  } else {
    if (ability === 'solar-power' && weather === 'sun') attack *= 1.5;
    if (item === 'choice-specs') attack *= 1.5;
    if (item === 'soul-dew' && (formId === 380 || formId === 381)) attack *= 1.5;
  }
  if (item === 'light-ball' && formId === 25) attack *= 2;
  return attack;
}

function defenseOf(defender: Fighter, facts: MoveFacts, { weather }: HitConditions): number {
  const isPhysical = facts.damageClass === 'physical';
  const { ability, item, stats, boosts, formId, typeIds } = defender;
  let defense = isPhysical
    ? stats.defense * boostFactor(boosts.defense)
    : stats.spDefense * boostFactor(boosts.spDefense);
  if (isPhysical && ability === 'marvel-scale' && defender.status !== null) defense *= 1.5;
  if (!isPhysical && weather === 'sandstorm' && typeIds.includes(6)) defense *= 1.5;
  if (!isPhysical && item === 'soul-dew' && (formId === 380 || formId === 381)) defense *= 1.5;
  if (facts.isSelfDestruct) defense /= 2;
  return Math.max(1, defense);
}

function weatherFactor(typeId: number, weather: HitConditions['weather']): number {
  if (weather === 'sun') return typeId === 4 ? 1.5 : typeId === 3 ? 0.5 : 1;
  if (weather === 'rain') return typeId === 3 ? 1.5 : typeId === 4 ? 0.5 : 1;
  return 1;
}

/** Speed after stages, status, ability, item, weather and Tailwind; Trick Room is not included. */
export function speedOf(
  fighter: Fighter,
  { weather }: Pick<HitConditions, 'weather'>,
  hasTailwind = false,
): number {
  const { ability, item } = fighter;
  let speed = fighter.stats.speed * boostFactor(fighter.boosts.speed);
  if (fighter.status === 'par' && ability !== 'quick-feet') speed /= 4;
  if (ability === 'quick-feet' && fighter.status !== null) speed *= 1.5;
  if (ability === 'chlorophyll' && weather === 'sun') speed *= 2;
  if (ability === 'swift-swim' && weather === 'rain') speed *= 2;
  if (ability === 'slow-start') speed /= 2;
  if (item === 'choice-scarf') speed *= 1.5;
  if (item === 'iron-ball' || item === 'macho-brace') speed /= 2;
  return hasTailwind ? speed * 2 : speed;
}
