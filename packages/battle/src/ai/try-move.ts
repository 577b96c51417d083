import { chanceToHit } from './damage.ts';
import {
  bestAttack,
  chanceToAct,
  type Duel,
  damageToFoe,
  isFaster,
  lossPerTurn,
  mirrored,
  valueOfDuel,
} from './duel.ts';
import type { KnownMove } from './fighter.ts';
import { afterStatusMove, withEffects } from './move-effects.ts';

/** One branch of the possible outcomes. */
export interface Outcome {
  readonly chance: number;
  readonly duel: Duel;
}

/**
 * Value of using a move now: the positions after a turn in which the foe responds with its best
 * attack, weighted by their chances.
 */
export function valueOfMove(duel: Duel, move: KnownMove): number {
  const answer = bestAttack(mirrored(duel))?.move ?? null;
  let value = 0;
  for (const outcome of outcomesOfTurn(duel, move, answer)) {
    value += outcome.chance * valueOfDuel(outcome.duel);
  }
  return value - extraCost(duel, move, answer);
}

/** The duels after a turn; null for a side that does not act, as after a switch. */
export function outcomesOfTurn(
  duel: Duel,
  move: KnownMove | null,
  answer: KnownMove | null,
): Outcome[] {
  const isFirst = move !== null && actsFirst(duel, move, answer);
  const isOver = ({ mine, foe }: Duel) => mine.hp <= 0 || foe.hp <= 0;
  const ownTurn = (from: Duel): Outcome[] =>
    isOver(from) || move === null
      ? [{ chance: 1, duel: from }]
      : moveOutcomes(from, move, { answer, isFirst });
  const foeTurn = (from: Duel): Outcome[] =>
    isOver(from) || answer === null
      ? [{ chance: 1, duel: from }]
      : turnedBack(moveOutcomes(mirrored(from), answer));
  const [first, second] = isFirst ? [ownTurn, foeTurn] : [foeTurn, ownTurn];
  return first(duel).flatMap((one) =>
    second(one.duel).map((other) => ({
      chance: one.chance * other.chance,
      duel: afterTurn(other.duel),
    })),
  );
}

function actsFirst(duel: Duel, { facts }: KnownMove, answer: KnownMove | null): boolean {
  const difference = facts.priority - (answer?.facts.priority ?? 0);
  return difference === 0 ? isFaster(duel) : difference > 0;
}

function turnedBack(outcomes: Outcome[]): Outcome[] {
  return outcomes.map(({ chance, duel }) => ({ chance, duel: mirrored(duel) }));
}

/** Cost of a move beyond the turn. */
function extraCost(duel: Duel, move: KnownMove, answer: KnownMove | null): number {
  const { facts } = move;
  if (facts.identifier === 'protect' || facts.identifier === 'detect') {
    return duel.mine.lastMove === facts.identifier ? 2 : 0.25;
  }
  if (facts.identifier === 'endure') return 0.5;
  if (facts.identifier === 'encore' || facts.identifier === 'taunt') {
    return -worthOfBinding(duel, facts.identifier);
  }
  if (facts.recharges) return costOfRecharging(duel, move, answer);
  if (facts.damageClass === 'status') return futilityCost * futilityOf(duel, move, answer);
  return 0;
}

/** A free turn for the foe, or for the one that replaces it. */
function costOfRecharging(duel: Duel, move: KnownMove, answer: KnownMove | null): number {
  const { min, max, hitChance } = damageToFoe(duel, move);
  if (duel.foeSide.bench === 0 && hitChance * chanceOfKnockOut(min, max, duel.foe.hp) > 0.5) {
    return 0;
  }
  const hurt = answer === null ? null : damageToFoe(mirrored(duel), answer);
  const share = hurt === null ? 0 : (hurt.average * hurt.hitChance) / duel.mine.maxHp;
  return 0.5 * Math.min(1, Math.max(0.5, share));
}

/** Cost of a status move that comes to nothing because its user is knocked out. */
const futilityCost = 0.3;

/** Chance that the foe's attack leaves nothing of a status move's use. */
function futilityOf(duel: Duel, move: KnownMove, answer: KnownMove | null): number {
  const { facts } = move;
  if (answer === null || duel.mine.substitute > 0 || lastActs.has(facts.identifier)) return 0;
  const { mine } = duel;
  const isFirst = actsFirst(duel, move, answer);
  const helpsItself = facts.heal > 0 || facts.effects.some(({ on }) => on === 'user');
  if (isFirst && !helpsItself) return 0;
  const hp = isFirst ? Math.min(mine.maxHp, mine.hp + facts.heal * mine.maxHp) : mine.hp;
  const { min, max, hitChance } = damageToFoe(mirrored(duel), answer);
  return chanceToAct(duel.foe) * answer.certainty * hitChance * chanceOfKnockOut(min, max, hp);
}

/** Status moves for the moment of fainting, or against it. */
const lastActs: ReadonlySet<string> = new Set([
  'destiny-bond',
  'grudge',
  'healing-wish',
  'lunar-dance',
  'memento',
]);

/** Value of preventing the foe's action. */
function worthOfBinding({ foe }: Duel, effect: string): number {
  if (foe.effects.has(effect)) return 0;
  const isStatus = (identifier: string | null) =>
    foe.moves.some(
      ({ facts }) => facts.identifier === identifier && facts.damageClass === 'status',
    );
  if (effect === 'encore') return isStatus(foe.lastMove) ? 0.35 : 0;
  const known = foe.moves.filter(({ facts }) => facts.damageClass === 'status');
  return Math.min(0.25, 0.12 * known.length);
}

const estimateCertainty = 0.93;

/** Outcomes of my move. */
function moveOutcomes(
  duel: Duel,
  move: KnownMove,
  { answer = null, isFirst = true }: { answer?: KnownMove | null; isFirst?: boolean } = {},
): Outcome[] {
  const { facts } = move;
  const isProtected = duel.foe.effects.has('protect');
  const usesSleep = facts.identifier === 'sleep-talk' || facts.identifier === 'snore';
  const acts = usesSleep ? (duel.mine.status === 'slp' ? 0.8 : 0) : chanceToAct(duel.mine);
  if (facts.damageClass === 'status') {
    const targetsFoe = facts.aim === 'foe' || facts.aim === 'foes';
    const hits = targetsFoe ? chanceToHit(duel.mine, duel.foe, facts, duel) : 1;
    const chance = targetsFoe && isProtected ? 0 : acts * hits;
    return [
      { chance: 1 - chance, duel },
      { chance, duel: afterStatusMove(duel, facts) },
    ].filter((outcome) => outcome.chance > 0);
  }
  const damage = afterFoeMove(duel, move, answer) ?? damageToFoe(duel, move);
  let chance = isProtected ? 0 : acts * damage.hitChance;
  if (facts.identifier === 'sucker-punch') chance *= answer === null || !isFirst ? 0 : 0.8;
  if (facts.identifier === 'focus-punch' && answer !== null) chance *= 0.15;
  if (damage.average <= 0) chance = 0;
  const share = facts.charges && !isReadyAtOnce(duel, move) ? 0.5 : 1;
  const failed: Duel =
    facts.hasCrash && chance < 1 ? withHp(duel, duel.mine.hp - duel.mine.maxHp / 4) : duel;
  const outcomes: Outcome[] = [{ chance: 1 - chance, duel: failed }];
  const hp = duel.foe.hp;
  // An estimate is never certain.
  const knockOut =
    duel.foe.substitute > 0 || share < 1
      ? 0
      : estimateCertainty * chanceOfKnockOut(damage.min, damage.max, hp);
  if (knockOut > 0) {
    outcomes.push({ chance: chance * knockOut, duel: afterHit(duel, move, hp) });
  }
  if (knockOut < 1) {
    const dealt = Math.min(damage.average * share, duel.foe.substitute > 0 ? Infinity : hp - 1);
    const hit = afterHit(duel, move, dealt);
    const certain = withEffects(hit, facts, (effect) => effect.chance >= 1);
    const likely = facts.effects.filter((effect) => effect.chance < 1);
    const first = likely[0];
    const rest = chance * (1 - knockOut);
    if (first === undefined) outcomes.push({ chance: rest, duel: certain });
    else {
      outcomes.push({ chance: rest * (1 - first.chance), duel: certain });
      outcomes.push({
        chance: rest * first.chance,
        duel: withEffects(certain, facts, (effect) => effect.chance < 1),
      });
    }
  }
  return outcomes.filter((outcome) => outcome.chance > 0);
}

/** Moves that return the damage received. */
function afterFoeMove(duel: Duel, { facts }: KnownMove, answer: KnownMove | null) {
  const wanted = { counter: 'physical', 'mirror-coat': 'special', 'metal-burst': null }[
    facts.identifier
  ];
  if (wanted === undefined || answer === null) return null;
  if (wanted !== null && answer.facts.damageClass !== wanted) return null;
  const { average, hitChance } = damageToFoe(mirrored(duel), answer);
  if (average >= duel.mine.hp) return null;
  const dealt = average * (wanted === null ? 1.5 : 2);
  return { min: dealt, max: dealt, average: dealt, hitChance };
}

function isReadyAtOnce({ mine, weather }: Duel, { facts }: KnownMove): boolean {
  return mine.effects.has('prepare') || (facts.identifier === 'solar-beam' && weather === 'sun');
}

/** Damage is uniform between minimum and maximum. */
export function chanceOfKnockOut(min: number, max: number, hp: number): number {
  if (min >= hp) return 1;
  // A critical hit may still suffice.
  if (max < hp) return max * 1.9 >= hp ? 0.06 : 0;
  return Math.max(0.06, (max - hp) / (max - min));
}

/** The duel after a hit for so many HP, with its effects on mine. */
function afterHit(duel: Duel, { facts }: KnownMove, dealt: number): Duel {
  const { mine, foe } = duel;
  const toSubstitute = Math.min(foe.substitute, dealt);
  const hurt = toSubstitute > 0 ? 0 : dealt;
  const foeHp = Math.max(0, foe.hp - hurt);
  let ownHp = mine.hp + dealt * facts.drain - (isRockHeaded(duel) ? 0 : dealt * facts.recoil);
  if (mine.item === 'life-orb') ownHp -= mine.maxHp / 10;
  if (facts.isSelfDestruct) ownHp = 0;
  if (foeHp === 0 && foe.effects.has('destiny-bond')) ownHp = 0;
  const hasClearedOwn = facts.identifier === 'rapid-spin';
  const breaksScreens = facts.identifier === 'brick-break';
  return {
    ...duel,
    mine: { ...mine, hp: clamped(ownHp, mine.maxHp) },
    foe: { ...foe, hp: foeHp, substitute: foe.substitute - toSubstitute },
    mySide: hasClearedOwn
      ? withoutEffectOf(duel.mySide, ['spikes', 'stealth-rock', 'toxic-spikes'])
      : duel.mySide,
    foeSide: breaksScreens
      ? withoutEffectOf(duel.foeSide, ['reflect', 'light-screen'])
      : duel.foeSide,
  };
}

function withoutEffectOf(side: Duel['mySide'], gone: readonly string[]): Duel['mySide'] {
  return {
    ...side,
    effects: Object.fromEntries(
      Object.entries(side.effects).filter(([key]) => !gone.includes(key)),
    ),
  };
}

function isRockHeaded({ mine }: Duel): boolean {
  return mine.ability === 'rock-head' || mine.ability === 'magic-guard';
}

function withHp(duel: Duel, hp: number): Duel {
  return { ...duel, mine: { ...duel.mine, hp: clamped(hp, duel.mine.maxHp) } };
}

function clamped(hp: number, maxHp: number): number {
  return Math.max(0, Math.min(maxHp, hp));
}

/** The duel after end-of-turn damage and healing. */
function afterTurn(duel: Duel): Duel {
  const { mine, foe, weather } = duel;
  if (mine.hp <= 0 || foe.hp <= 0) return duel;
  const drained = (one: Duel['mine'], other: Duel['mine']): Duel['mine'] => {
    const fed = other.effects.has('leech-seed') ? other.maxHp / 8 : 0;
    const berry = healsByBerry(one) ? one.maxHp / 4 : 0;
    return {
      ...one,
      hp: clamped(one.hp - lossPerTurn(one, weather) + fed + berry, one.maxHp),
    };
  };
  return { ...duel, mine: drained(mine, foe), foe: drained(foe, mine) };
}

function healsByBerry({ item, hp, maxHp }: Duel['mine']): boolean {
  return item === 'sitrus-berry' && hp * 2 <= maxHp;
}
