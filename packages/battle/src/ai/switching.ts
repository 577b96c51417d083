import { effectivenessOf } from '@poketorneo/rules/battle';
import { estimateDamage } from './damage.ts';
import { aroundFoe, bestAttack, type Duel, mirrored, valueOfDuel, worthOf } from './duel.ts';
import { type Fighter, formTypes } from './fighter.ts';
import { mean } from './mean.ts';
import { duelOf, type Situation } from './situation.ts';

/** Own Pokémon that can come in. */
export function availableSwitches({ request, own }: Situation): Fighter[] {
  return request.team
    .filter(({ isActive }) => !isActive)
    .map(({ place }) => own.get(place))
    .filter((fighter) => fighter !== undefined);
}

/** A Pokémon after entry hazards. */
function afterEntering({ side, view }: Situation, fighter: Fighter): Fighter {
  const { effects } = view.sides[side];
  if (fighter.ability === 'magic-guard') return fighter;
  const isGrounded =
    !fighter.typeIds.includes(12) && fighter.ability !== 'levitate' && !('gravity' in view.field);
  let share = 0;
  if ('stealth-rock' in effects) share += effectivenessOf(6, formTypes(fighter.formId)) / 8;
  const spikes = effects.spikes?.count ?? 0;
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

/** Value of a replacement against the active foes, after a knock-out. */
export function valueOfReplacement(situation: Situation, fighter: Fighter): number {
  const entered = afterEntering(situation, fighter);
  if (entered.hp <= 0) return -2;
  const foes = situation.foes.filter((foe) => foe !== null);
  if (foes.length === 0) return entered.hp / entered.maxHp - 0.01 * fighter.place;
  const values = foes.map((foe) => valueOfDuel(duelOf(situation, entered, foe)));
  return mean(values);
}

/** Value of the best replacement against a foe, relative to the current position. */
export function reserveAgainst(situation: Situation, foe: Fighter): number {
  const leads = availableSwitches(situation).map((fighter) => {
    const entered = afterEntering(situation, fighter);
    return entered.hp <= 0 ? -0.8 : duelAdvantage(duelOf(situation, entered, foe));
  });
  return leads.length === 0 ? 0 : Math.max(...leads);
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
  if (entered.hp <= 0 || foes.length === 0) return -2;
  const values = foes.map((foe) => {
    const duel = duelOf(situation, entered, foe);
    const hurt = Math.min(entered.hp, hurtOnEntering(duel, leaving));
    const hit = { ...entered, hp: entered.hp - hurt };
    const lost = worthOf(fighter) - worthOf(hit);
    const lead = hit.hp <= 0 ? 0 : duelAdvantage({ ...duel, mine: hit });
    // The maximum of many noisy values is biased upwards.
    return worthOf(leaving) - lost - worthOf(foe) + (lead > 0 ? 0.8 * lead : lead);
  });
  return mean(values);
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
