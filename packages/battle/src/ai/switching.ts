import { effectivenessOf } from '@poketorneo/rules/battle';
import { estimateDamage } from './damage.ts';
import {
  aroundFoe,
  bestAttack,
  type Duel,
  mirrored,
  type SideState,
  valueOfDuel,
  worthOf,
} from './duel.ts';
import { type Fighter, formTypes } from './fighter.ts';
import { mean } from './mean.ts';
import { duelOf, effectLayers, type Situation } from './situation.ts';

/** Own Pokémon that can come in. */
export function availableSwitches({ request, own }: Situation): Fighter[] {
  return request.team
    .filter(({ isActive }) => !isActive)
    .map(({ place }) => own.get(place))
    .filter((fighter) => fighter !== undefined);
}

/** A Pokémon after entry hazards. */
function afterEntering({ side, view }: Situation, fighter: Fighter): Fighter {
  return afterHazards(fighter, effectLayers(view.sides[side]), 'gravity' in view.field);
}

/** A Pokémon after its side's entry hazards. */
export function afterHazards(
  fighter: Fighter,
  effects: SideState['effects'],
  hasGravity: boolean,
): Fighter {
  if (fighter.ability === 'magic-guard') return fighter;
  const isGrounded =
    hasGravity || (!fighter.typeIds.includes(12) && fighter.ability !== 'levitate');
  let share = 0;
  if ('stealth-rock' in effects) share += effectivenessOf(6, formTypes(fighter.formId)) / 8;
  const spikes = effects.spikes ?? 0;
  if (isGrounded && spikes > 0) share += [1 / 8, 1 / 6, 1 / 4][spikes - 1] ?? 0;
  const isPoisoned =
    isGrounded &&
    'toxic-spikes' in effects &&
    fighter.status === null &&
    !fighter.typeIds.some((id) => id === 14 || id === 17);
  return {
    ...fighter,
    hp: Math.max(0, fighter.hp - share * fighter.maxHp),
    status: isPoisoned ? 'psn' : fighter.status,
  };
}

/** Fixed cost of switching beyond the modelled one: the foe gains a turn and may force a switch. */
export const switchCost = 0.15;

/** Value of coming in only to faint. */
export const faintingValue = -2;

/** Cost of leaving soon after coming in: back and forth gives the foe its turns. */
export function restlessness({ turnsOut }: Fighter): number {
  return turnsOut <= 1 ? 0.25 : turnsOut === 2 ? 0.15 : 0;
}

/** Value of a replacement against the active foes, after a knock-out. */
export function valueOfReplacement(situation: Situation, fighter: Fighter): number {
  const entered = afterEntering(situation, fighter);
  if (entered.hp <= 0) return faintingValue;
  const foes = situation.foes.filter((foe) => foe !== null);
  if (foes.length === 0) return entered.hp / entered.maxHp - 0.01 * fighter.place;
  const values = foes.map((foe) => valueOfDuel(duelOf(situation, entered, foe)));
  return mean(values);
}

/**
 * Value of the best replacement against a foe, relative to the current position. Never below 0:
 * a foe without an answer is none the better for a knock-out.
 */
export function reserveAgainst(situation: Situation, foe: Fighter): number {
  const leads = availableSwitches(situation).map((fighter) => {
    const entered = afterEntering(situation, fighter);
    return entered.hp <= 0 ? -0.8 : duelAdvantage(duelOf(situation, entered, foe));
  });
  return Math.max(0, ...leads);
}

/** Expected gain of a duel, relative to the current position. */
function duelAdvantage(duel: Duel): number {
  return valueOfDuel(duel) - worthOf(duel.mine) + worthOf(duel.foe);
}

/**
 * Value of switching instead of acting: the incoming Pokémon takes one hit, the leaving one
 * is spared.
 */
export function valueOfSwitch(situation: Situation, leaving: Fighter, fighter: Fighter): number {
  const entered = afterEntering(situation, fighter);
  const foes = situation.foes.filter((foe) => foe !== null);
  if (entered.hp <= 0 || foes.length === 0) return faintingValue;
  return mean(
    foes.map((foe) => valueOfEntering(duelOf(situation, entered, foe), leaving, fighter)),
  );
}

/** Value of a switch in a duel whose 'mine' has just come in, which the foe attacks. */
export function valueOfEntering(duel: Duel, leaving: Fighter, fighter: Fighter): number {
  const { mine: entered, foe } = duel;
  const hurt = hurtOnEntering(duel, leaving);
  if (hurt >= entered.hp) return faintingValue;
  const hit = { ...entered, hp: entered.hp - hurt };
  const lost = worthOf(fighter) - worthOf(hit);
  const lead = duelAdvantage({ ...duel, mine: hit });
  // The maximum of many noisy values is biased upwards.
  return worthOf(leaving) - lost - worthOf(foe) + (lead > 0 ? 0.8 * lead : lead);
}

/** The attack expected on the leaving Pokémon, or else the best one against the incoming one. */
function hurtOnEntering(duel: Duel, leaving: Fighter): number {
  const back = mirrored(duel);
  const meant = bestAttack({ ...back, foe: leaving });
  const best = bestAttack(back);
  const around = aroundFoe(back);
  const ofMeant =
    meant === null ? null : estimateDamage(duel.foe, duel.mine, meant.move.facts, around);
  const expected = (damage: { average: number; hitChance: number } | null | undefined) =>
    damage ? damage.average * damage.hitChance : 0;
  return 0.7 * expected(ofMeant) + 0.3 * expected(best?.damage);
}
