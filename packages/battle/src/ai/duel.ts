import type { BattleWeather, MajorStatus } from '@poketorneo/contract';
import { type DamageEstimate, estimateDamage, type HitConditions, speedOf } from './damage.ts';
import type { Fighter, KnownMove } from './fighter.ts';
import type { MoveFacts } from './move-facts.ts';

/** State of a side, as far as the evaluation needs it. */
export interface SideState {
  /** Effects with their layers. */
  readonly effects: Readonly<Record<string, number>>;
  /** Pokémon that can still come in, seen or not. */
  readonly bench: number;
}

/** One against one with the field's state; 'mine' is the evaluating side. */
export interface Duel {
  readonly mine: Fighter;
  readonly foe: Fighter;
  readonly mySide: SideState;
  readonly foeSide: SideState;
  readonly weather: BattleWeather | null;
  readonly isTrickRoom: boolean;
  readonly hasGravity: boolean;
  readonly isDoubles: boolean;
  /** Value of the best replacement, should mine faint. */
  readonly reserve: number;
}

/** The same duel from the other side. */
export function mirrored(duel: Duel): Duel {
  return {
    ...duel,
    mine: duel.foe,
    foe: duel.mine,
    mySide: duel.foeSide,
    foeSide: duel.mySide,
  };
}

/** Conditions of my hit on the foe. */
export function aroundFoe({ foeSide, weather, isDoubles, hasGravity }: Duel): HitConditions {
  return {
    weather,
    hasReflect: 'reflect' in foeSide.effects,
    hasLightScreen: 'light-screen' in foeSide.effects,
    isDoubles,
    hasGravity,
  };
}

/** Expected damage of my move to the foe. */
export function damageToFoe(duel: Duel, { facts }: KnownMove): DamageEstimate {
  return estimateDamage(duel.mine, duel.foe, facts, aroundFoe(duel));
}

/** Whether mine acts first at equal priority. */
export function isFaster(duel: Duel): boolean {
  const mine = speedOf(duel.mine, duel, 'tailwind' in duel.mySide.effects);
  const foe = speedOf(duel.foe, duel, 'tailwind' in duel.foeSide.effects);
  return duel.isTrickRoom ? mine < foe : mine > foe;
}

/** The attack with the highest expected damage; null without any. */
export function bestAttack(duel: Duel): { move: KnownMove; damage: DamageEstimate } | null {
  let best: { move: KnownMove; damage: DamageEstimate; worth: number } | null = null;
  for (const move of duel.mine.moves) {
    if (!move.isUsable || move.facts.damageClass === 'status') continue;
    const damage = damageToFoe(duel, move);
    const worth = worthPerTurn(duel, move, damage);
    if (worth > 0 && (best === null || worth > best.worth)) best = { move, damage, worth };
  }
  return best;
}

/** Mean HP damage of an attack per turn. */
function worthPerTurn({ foe }: Duel, { facts, certainty }: KnownMove, damage: DamageEstimate) {
  const taken = Math.min(damage.average, foe.hp + foe.substitute) * damage.hitChance * certainty;
  // A self-destructing move is used only once.
  if (facts.isSelfDestruct) return taken * 0.4;
  if (facts.charges || facts.recharges) return taken * 0.5;
  return taken;
}

/** Chance that a Pokémon can act at all. */
export function chanceToAct({ status, effects, ability, turnsAsleep }: Fighter): number {
  let chance = 1;
  if (status === 'par') chance *= 0.75;
  if (status === 'slp') chance *= turnsAsleep >= 3 ? 0.9 : turnsAsleep === 0 ? 0.05 : 0.35;
  if (status === 'frz') chance *= 0.2;
  if (effects.has('confusion')) chance *= 0.6;
  if (effects.has('attract')) chance *= 0.5;
  if (effects.has('recharge') || effects.has('flinch')) chance = 0;
  if (ability === 'truant') chance *= 0.5;
  return chance;
}

/** Expected HP that the foe loses per turn, its own effects included. */
function lossOfFoePerTurn(duel: Duel): number {
  const attack = bestAttack(duel);
  const dealt =
    attack === null ? 0 : worthPerTurn(duel, attack.move, attack.damage) * lastingChance(duel.mine);
  return dealt + lossPerTurn(duel.foe, duel.weather);
}

/** What decides a duel besides the HP of both. */
export interface Rates {
  /** HP per turn, each side's own effects included. */
  readonly lossOfFoe: number;
  readonly lossOfMine: number;
  /** HP that a turn of recovery restores; 0 without such a move. */
  readonly recoveryOfFoe: number;
  readonly recoveryOfMine: number;
  /** Turns before mine, or the foe, can attack. */
  readonly delayOfMine: number;
  readonly delayOfFoe: number;
  readonly isFirst: boolean;
}

/** The rates of a duel. */
export function ratesOf(duel: Duel): Rates {
  const { mine, foe } = duel;
  return {
    lossOfFoe: lossOfFoePerTurn(duel),
    lossOfMine: lossOfFoePerTurn(mirrored(duel)),
    recoveryOfFoe: recoveryOf(foe),
    recoveryOfMine: recoveryOf(mine),
    delayOfMine: delayOf(mine),
    delayOfFoe: delayOf(foe),
    isFirst: isFaster(duel),
  };
}

/** Turns of a duel without progress. */
const endlessTurns = 40;

/** Expected turns to lose so many HP. */
function turnsToLose(hp: number, lost: number): number {
  if (lost * endlessTurns <= hp) return endlessTurns;
  const turns = hp / lost;
  // Between the exact share and whole turns: damage is dealt per turn, but varies.
  return Math.max(1, (turns + Math.ceil(turns)) / 2);
}

function delayOf({ status, turnsAsleep }: Fighter): number {
  return status === 'slp' ? Math.max(0.4, 2 - turnsAsleep) : 0;
}

/** HP that a Pokémon can restore in a turn. */
function recoveryOf({ moves, effects, maxHp }: Fighter): number {
  if (effects.has('heal-block') || effects.has('taunt')) return 0;
  const shares = moves.map(({ facts, isUsable }) => (isUsable ? recoveryShare(facts) : 0));
  return Math.max(0, ...shares) * maxHp;
}

function recoveryShare({ identifier, heal, damageClass }: MoveFacts): number {
  // It sleeps for two turns.
  if (identifier === 'rest') return 1 / 3;
  if (identifier === 'wish') return heal / 2;
  return damageClass === 'status' ? heal : 0;
}

/** A loss per turn up to this share of the recovery can be borne for ever. */
const bearableShare = 0.9;

/** Likely winner with so many HP on both sides: -1 the foe, 1 mine. */
export function leadWith(rates: Rates, myHp: number, foeHp: number): number {
  const { lossOfFoe, lossOfMine, recoveryOfFoe, recoveryOfMine, isFirst } = rates;
  const toWin = turnsToLose(foeHp, lossOfFoe) + rates.delayOfMine;
  const toLose = turnsToLose(myHp, lossOfMine) + rates.delayOfFoe;
  let lead = leadOf(toWin, toLose, isFirst);
  if (bears(foeHp, lossOfFoe, recoveryOfFoe)) {
    // It attacks in the turns in which it need not recover.
    const slower = Math.min(endlessTurns, toLose / (1 - Math.max(0, lossOfFoe) / recoveryOfFoe));
    lead = Math.min(lead, leadOf(endlessTurns, slower, isFirst));
  }
  if (bears(myHp, lossOfMine, recoveryOfMine)) {
    const slower = Math.min(endlessTurns, toWin / (1 - Math.max(0, lossOfMine) / recoveryOfMine));
    lead = Math.max(lead, leadOf(slower, endlessTurns, isFirst));
  }
  return lead;
}

function bears(hp: number, lost: number, recovery: number): boolean {
  return recovery > 0 && lost < bearableShare * recovery && lost < hp;
}

/** Chance that an impairment lasts beyond the next turn. */
function lastingChance({ status, effects, ability }: Fighter): number {
  let chance = 1;
  if (status === 'par') chance *= 0.75;
  if (status === 'frz') chance *= 0.35;
  if (effects.has('confusion')) chance *= 0.75;
  if (effects.has('attract')) chance *= 0.6;
  if (ability === 'truant') chance *= 0.5;
  return chance;
}

/** Net HP loss of a Pokémon at the end of a turn. */
export function lossPerTurn(fighter: Fighter, weather: BattleWeather | null): number {
  const { maxHp, status, effects, ability, item, typeIds, turnsPoisoned } = fighter;
  if (ability === 'magic-guard') return item === 'leftovers' ? -maxHp / 16 : 0;
  let share = 0;
  const isPoisoned = status === 'psn' || status === 'tox';
  if (isPoisoned && ability === 'poison-heal') share -= 1 / 8;
  else if (status === 'psn') share += 1 / 8;
  else if (status === 'tox') share += Math.min(6, turnsPoisoned + 2) / 16;
  if (status === 'brn') share += ability === 'heatproof' ? 1 / 16 : 1 / 8;
  if (effects.has('leech-seed')) share += 1 / 8;
  if (effects.has('curse') && typeIds.length > 0) share += 1 / 4;
  if (effects.has('nightmare') && status === 'slp') share += 1 / 4;
  if (binding.some((effect) => effects.has(effect))) share += 1 / 16;
  if (effects.has('aqua-ring') || effects.has('ingrain')) share -= 1 / 16;
  if (item === 'leftovers') share -= 1 / 16;
  if (item === 'black-sludge') share += typeIds.includes(14) ? -1 / 16 : 1 / 8;
  if (weather === 'sandstorm' && !typeIds.some((id) => id === 6 || id === 7 || id === 17)) {
    if (ability !== 'sand-veil') share += 1 / 16;
  }
  if (weather === 'hail') {
    if (ability === 'ice-body') share -= 1 / 16;
    else if (!typeIds.includes(9) && ability !== 'snow-cloak') share += 1 / 16;
  }
  if (weather === 'rain' && (ability === 'rain-dish' || ability === 'dry-skin')) share -= 1 / 12;
  if (weather === 'sun' && (ability === 'dry-skin' || ability === 'solar-power')) share += 1 / 8;
  return share * maxHp;
}

/** Effects that hurt and hold, as in battle events; the last one as the engine's moves name it. */
export const binding: readonly string[] = [
  'bind',
  'clamp',
  'fire-spin',
  'magma-storm',
  'sand-tomb',
  'whirlpool',
  'wrap',
  'partiallytrapped',
];

/** Likely winner: -1 the foe, 1 mine. */
function raceValue(duel: Duel): number {
  const { mine, foe } = duel;
  return leadWith(ratesOf(duel), mine.hp + mine.substitute, foe.hp + foe.substitute);
}

/** Likely winner from both sides' turns to win: -1 to 1. */
function leadOf(toWin: number, toLose: number, isFirst: boolean): number {
  const head = isFirst ? 0.5 : -0.5;
  const lead = (toLose - toWin + head) / (toLose + toWin);
  return Math.sign(lead) * Math.abs(lead) ** 0.7;
}

/** Cost of a status to its bearer, later turns included. */
export const statusCost: Readonly<Record<MajorStatus, number>> = {
  par: 0.12,
  brn: 0.1,
  psn: 0.08,
  tox: 0.12,
  slp: 0.15,
  frz: 0.25,
};

/** Cost of each hazard per Pokémon that has yet to come in. */
const hazards: Readonly<Record<string, number>> = {
  'stealth-rock': 0.09,
  spikes: 0.05,
  'toxic-spikes': 0.05,
};

/** Worth of a Pokémon to its side: less when hurt, 0 when fainted. */
export function worthOf({ hp, maxHp, status }: Fighter): number {
  if (hp <= 0) return 0;
  return 0.5 + 0.5 * (hp / maxHp) - (status === null ? 0 : statusCost[status]);
}

/** Weight of a duel's forecast against its current state. */
const forecastWeight = 0.8;

/** Static value of a position for the evaluating side. */
export function valueOfDuel(duel: Duel): number {
  const { mine, foe, mySide, foeSide } = duel;
  const mineStands = mine.hp > 0;
  const foeStands = foe.hp > 0;
  if (!mineStands && mySide.bench === 0) return -3;
  if (!foeStands && foeSide.bench === 0) return mineStands || mySide.bench > 0 ? 3 : 0;
  const laid = hazardValue(foeSide) - hazardValue(mySide);
  const worth = worthOf(mine) - worthOf(foe) + laid;
  if (mineStands && foeStands) {
    const lead = raceValue(duel);
    return worth + forecastWeight * lead * worthOf(lead > 0 ? foe : mine);
  }
  if (mineStands) return worth + 0.04 * raises(mine);
  if (foeStands) return worth + duel.reserve - 0.04 * raises(foe);
  return worth;
}

function raises({ boosts }: Fighter): number {
  const { attack, spAttack, speed, defense, spDefense } = boosts;
  return Math.max(-3, Math.min(6, attack + spAttack + speed + (defense + spDefense) / 2));
}

export function hazardValue({ effects, bench }: SideState): number {
  let value = 0;
  for (const [hazard, worth] of Object.entries(hazards)) {
    value += (effects[hazard] ?? 0) * worth * bench;
  }
  return value;
}
