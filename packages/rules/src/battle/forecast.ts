import type { Stats } from '../stats.ts';
import { type Attack, type Battler, damageFactorOf, effectOf, inflicted } from './effectiveness.ts';
import { battlerOfTyped, calmField, type TypedPokemon } from './matchups.ts';

/** A move with the figures that decide about its damage. */
export interface ContenderMove extends Attack {
  /** Null for variable power and status moves. */
  readonly power: number | null;
  /** In per cent; null for moves that do not miss. */
  readonly accuracy: number | null;
}

/** A Pokémon that may fight, as far as it is known. */
export interface Contender extends TypedPokemon {
  readonly level: number;
  readonly stats: Stats;
  readonly moves: readonly ContenderMove[];
}

/** Mean power of moves whose power varies. */
const meanPowers: Readonly<Record<string, number>> = {
  return: 102,
  'hidden-power': 60,
  magnitude: 71,
  'low-kick': 70,
  'grass-knot': 70,
  'gyro-ball': 70,
  present: 40,
  flail: 40,
  reversal: 40,
  'crush-grip': 60,
  'wring-out': 60,
  punishment: 60,
  'trump-card': 45,
  'natural-gift': 60,
  fling: 40,
};

/** Mean number of hits. */
const meanHits: Readonly<Record<string, number>> = {
  'double-kick': 2,
  twineedle: 2,
  bonemerang: 2,
  'double-hit': 2,
  'triple-kick': 4,
  'fury-attack': 3,
  'fury-swipes': 3,
  'double-slap': 3,
  'comet-punch': 3,
  'pin-missile': 3,
  'spike-cannon': 3,
  barrage: 3,
  'bullet-seed': 3,
  'icicle-spear': 3,
  'rock-blast': 3,
  'arm-thrust': 3,
  'bone-rush': 3,
};

/** Share of its turns in which a move hits, below 1. */
const usefulness: Readonly<Record<string, number>> = {
  'hyper-beam': 0.5,
  'giga-impact': 0.5,
  'blast-burn': 0.5,
  'frenzy-plant': 0.5,
  'hydro-cannon': 0.5,
  'rock-wrecker': 0.5,
  'roar-of-time': 0.5,
  'solar-beam': 0.5,
  'sky-attack': 0.5,
  'razor-wind': 0.5,
  'skull-bash': 0.5,
  'shadow-force': 0.5,
  fly: 0.5,
  dig: 0.5,
  dive: 0.5,
  bounce: 0.5,
  'focus-punch': 0.4,
  explosion: 0.3,
  'self-destruct': 0.3,
  'last-resort': 0,
  'fake-out': 0,
  snore: 0,
  'dream-eater': 0.2,
  'future-sight': 0.4,
  'doom-desire': 0.4,
  'spit-up': 0,
  'sucker-punch': 0.7,
  overheat: 0.7,
  'draco-meteor': 0.7,
  'leaf-storm': 0.7,
  'psycho-boost': 0.7,
  superpower: 0.8,
};

/** Turns that a Pokémon sleeps, without those lost to its switches. */
const turnsAsleep = 1.5;
/** Turns after which a fight counts as endless. */
const endless = 40;

/**
 * How likely an own Pokémon wins against a foe, both at full HP: from −1 to 1, above 0 where it
 * wins the race. Items, stat changes and weather are left out.
 */
export function forecastOf(own: Contender, foe: Contender): number {
  const toWin = turnsToWin(own, foe) + delayBy(foe, own);
  const toLose = turnsToWin(foe, own) + delayBy(own, foe);
  const head = Math.sign(own.stats.speed - foe.stats.speed) / 2;
  return Math.max(-1, Math.min(1, (toLose - toWin + head) / (toLose + toWin)));
}

/** Expected turns of attacks until the target faints. */
function turnsToWin(attacker: Contender, target: Contender): number {
  const damages = attacker.moves.map((move) => damagePerTurn(move, attacker, target));
  const damage = Math.max(0, ...damages);
  const turns = damage * endless <= target.stats.hp ? endless : target.stats.hp / damage;
  // Between the exact share and whole turns: damage is dealt per turn, but varies.
  return Math.max(1, (turns + Math.ceil(turns)) / 2);
}

/** Turns that a foe loses to sleep. */
function delayBy(own: Contender, foe: Contender): number {
  const chances = own.moves
    .filter(({ move }) => move !== null && inflicted[move] === 'slp')
    .filter((move) => effectOf(move, battlerAt(own), battlerAt(foe), calmField).hindrance === null)
    .map(({ accuracy }) => (accuracy ?? 100) / 100);
  return turnsAsleep * Math.max(0, ...chances);
}

const battlers = new WeakMap<Contender, Battler>();

/** Made once: each is met by many. */
function battlerAt(pokemon: Contender): Battler {
  let battler = battlers.get(pokemon);
  if (battler === undefined) {
    battler = { ...battlerOfTyped(pokemon), level: pokemon.level };
    battlers.set(pokemon, battler);
  }
  return battler;
}

/** Mean damage of a move per turn, by generation 4's formula. */
function damagePerTurn(attack: ContenderMove, attacker: Contender, target: Contender): number {
  const { damageClass, accuracy } = attack;
  if (damageClass === 'status') return 0;
  const move = attack.move ?? '';
  const factor = damageFactorOf(attack, battlerAt(attacker), battlerAt(target), calmField);
  const chance = ((accuracy ?? 100) / 100) * (usefulness[move] ?? 1);
  if (factor === 0 || chance === 0) return 0;
  const fixed = fixedDamageOf(move, attacker, target);
  if (fixed !== null) return fixed * chance;
  const power = (attack.power ?? meanPowers[move] ?? 0) * (meanHits[move] ?? 1);
  if (power === 0) return 0;
  const isPhysical = damageClass === 'physical';
  const strength = isPhysical ? attacker.stats.attack : attacker.stats.spAttack;
  const defense = isPhysical ? target.stats.defense : target.stats.spDefense;
  const doubled = isPhysical && /^(huge|pure)-power$/.test(attacker.ability ?? '') ? 2 : 1;
  const base = ((0.4 * attacker.level + 2) * power * strength * doubled) / defense / 50 + 2;
  const isOwnType = attack.typeId !== null && attacker.typeIds.includes(attack.typeId);
  return base * (isOwnType ? 1.5 : 1) * factor * meanRoll * chance;
}

/** Mean of the random factor, critical hits included. */
const meanRoll = 0.98;

function fixedDamageOf(move: string, attacker: Contender, target: Contender): number | null {
  switch (move) {
    case 'sonic-boom':
      return 20;
    case 'dragon-rage':
      return 40;
    case 'seismic-toss':
    case 'night-shade':
    case 'psywave':
      return attacker.level;
    case 'super-fang':
      return target.stats.hp / 4;
    default:
      return null;
  }
}

/** Own Pokémon that clearly win against a foe, best first. */
export function winnersAgainst<Own extends Contender>(
  foe: Contender,
  owned: readonly Own[],
): Own[] {
  return owned
    .map((own) => ({ own, forecast: forecastOf(own, foe) }))
    .filter(({ forecast }) => forecast >= clearWin)
    .sort((one, other) => other.forecast - one.forecast)
    .map(({ own }) => own);
}

/** A forecast that leaves room for what is not known. */
const clearWin = 0.3;
