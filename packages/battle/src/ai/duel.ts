import type { BattleWeather, MajorStatus } from '@poketorneo/contract';
import { type DamageEstimate, estimateDamage, type Surroundings, speedOf } from './damage.ts';
import type { Fighter, KnownMove } from './fighter.ts';

/** What lies on a side, as far as it matters for thinking ahead. */
export interface SideState {
  /** With their layers. */
  readonly effects: Readonly<Record<string, number>>;
  /** Who can still come in, seen or not. */
  readonly bench: number;
}

/** One against one, and what lies around them: 'mine' is the thinking side. */
export interface Duel {
  readonly mine: Fighter;
  readonly foe: Fighter;
  readonly mySide: SideState;
  readonly foeSide: SideState;
  readonly weather: BattleWeather | null;
  readonly isTrickRoom: boolean;
  readonly isDoubles: boolean;
  /** How good it would be to go on with the best of the bench, where mine falls. */
  readonly reserve: number;
}

/** The same duel with the other's eyes. */
export function turned(duel: Duel): Duel {
  return {
    ...duel,
    mine: duel.foe,
    foe: duel.mine,
    mySide: duel.foeSide,
    foeSide: duel.mySide,
  };
}

/** What lies over a hit of mine on the foe. */
export function aroundFoe({ foeSide, weather, isDoubles }: Duel): Surroundings {
  return {
    weather,
    hasReflect: 'reflect' in foeSide.effects,
    hasLightScreen: 'light-screen' in foeSide.effects,
    isDoubles,
  };
}

/** What my move would do to the foe. */
export function damageToFoe(duel: Duel, { facts }: KnownMove): DamageEstimate {
  return estimateDamage(duel.mine, duel.foe, facts, aroundFoe(duel));
}

/** Whether mine acts before the foe with moves of the same priority. */
export function isFaster(duel: Duel): boolean {
  const mine = speedOf(duel.mine, duel, 'tailwind' in duel.mySide.effects);
  const foe = speedOf(duel.foe, duel, 'tailwind' in duel.foeSide.effects);
  return duel.isTrickRoom ? mine < foe : mine > foe;
}

/** The attack that is likely to do most, and what it does; null where there is none. */
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

/** HP that an attack takes in a turn, on average. */
function worthPerTurn({ foe }: Duel, { facts, certainty }: KnownMove, damage: DamageEstimate) {
  const taken = Math.min(damage.average, foe.hp + foe.substitute) * damage.hitChance * certainty;
  // Somebody who blows up does not do it again.
  if (facts.isSelfDestruct) return taken * 0.4;
  if (facts.charges || facts.recharges) return taken * 0.5;
  return taken;
}

/** The chance that a Pokémon does at all what it was told. */
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

/** In how many turns mine would bring the foe down, with what it has now. */
function turnsToWin(duel: Duel): number {
  const { mine, foe } = duel;
  const attack = bestAttack(duel);
  const perTurn =
    attack === null ? 0 : worthPerTurn(duel, attack.move, attack.damage) * lastingChance(mine);
  const lost = perTurn + lossPerTurn(foe, duel.weather);
  const hp = foe.hp + foe.substitute;
  if (lost * 40 <= hp) return 40;
  const turns = hp / lost;
  const delay = mine.status === 'slp' ? Math.max(0.4, 2 - mine.turnsAsleep) : 0;
  // Between the exact share and whole turns: damage comes turn by turn, but varies.
  return Math.max(1, (turns + Math.ceil(turns)) / 2) + delay;
}

/** What holds a Pokémon up for longer than the next turn. */
function lastingChance({ status, effects, ability }: Fighter): number {
  let chance = 1;
  if (status === 'par') chance *= 0.75;
  if (status === 'frz') chance *= 0.35;
  if (effects.has('confusion')) chance *= 0.75;
  if (effects.has('attract')) chance *= 0.6;
  if (ability === 'truant') chance *= 0.5;
  return chance;
}

/** HP that a Pokémon loses at the end of a turn, less what it gets. */
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
  if (trapping.some((effect) => effects.has(effect))) share += 1 / 16;
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

const trapping = [
  'bind',
  'clamp',
  'fire-spin',
  'magma-storm',
  'sand-tomb',
  'whirlpool',
  'wrap',
  'partiallytrapped',
];

/** Who is likely to win from here: -1 the foe, 1 mine. */
function race(duel: Duel): number {
  const toWin = turnsToWin(duel);
  const toLose = turnsToWin(turned(duel));
  const head = isFaster(duel) ? 0.5 : -0.5;
  const lead = (toLose - toWin + head) / (toLose + toWin);
  return Math.sign(lead) * Math.abs(lead) ** 0.7;
}

/** What a status costs whoever has it, also later. */
const burden: Readonly<Record<MajorStatus, number>> = {
  par: 0.12,
  brn: 0.1,
  psn: 0.08,
  tox: 0.12,
  slp: 0.15,
  frz: 0.25,
};

/** What hazards are worth for each Pokémon that has yet to come in. */
const hazards: Readonly<Record<string, number>> = {
  'stealth-rock': 0.09,
  spikes: 0.05,
  'toxic-spikes': 0.05,
};

/** What a Pokémon is worth to its side: less when it is hurt, nothing when it has fainted. */
export function worthOf({ hp, maxHp, status }: Fighter): number {
  if (hp <= 0) return 0;
  return 0.5 + 0.5 * (hp / maxHp) - (status === null ? 0 : burden[status]);
}

/** How far the likely end of a duel counts beside what has happened. */
const foresight = 0.8;

/** How good a position is for the thinking side, without looking further. */
export function valueOfDuel(duel: Duel): number {
  const { mine, foe, mySide, foeSide } = duel;
  const mineStands = mine.hp > 0;
  const foeStands = foe.hp > 0;
  if (!mineStands && mySide.bench === 0) return -3;
  if (!foeStands && foeSide.bench === 0) return mineStands || mySide.bench > 0 ? 3 : 0;
  const laid = hazardValue(foeSide) - hazardValue(mySide);
  const worth = worthOf(mine) - worthOf(foe) + laid;
  if (mineStands && foeStands) {
    const lead = race(duel);
    return worth + foresight * lead * worthOf(lead > 0 ? foe : mine);
  }
  if (mineStands) return worth + 0.04 * raises(mine);
  if (foeStands) return worth + duel.reserve - 0.04 * raises(foe);
  return worth;
}

function raises({ boosts }: Fighter): number {
  const { attack, spAttack, speed, defense, spDefense } = boosts;
  return Math.max(-3, Math.min(6, attack + spAttack + speed + (defense + spDefense) / 2));
}

function hazardValue({ effects, bench }: SideState): number {
  let value = 0;
  for (const [hazard, worth] of Object.entries(hazards)) {
    value += (effects[hazard] ?? 0) * worth * bench;
  }
  return value;
}
