import type { BattleAction, BattleChoice, BattleRequest } from '@poketorneo/contract';
import { foeOf } from '@poketorneo/rules/battle';
import { estimateDamage } from './damage.ts';
import { replacements } from './decide-singles.ts';
import { aroundFoe, bestAttack, chanceToAct, isFaster, mirrored } from './duel.ts';
import { certainMove, type Fighter } from './fighter.ts';
import { factsOf, type MoveFacts } from './move-facts.ts';
import { duelOf, type Situation } from './situation.ts';
import { availableSwitches, restlessness, valueOfReplacement } from './switching.ts';
import { chanceOfKnockOut, valueOfMove } from './try-move.ts';

/** One position's action in a double battle: its own value and its expected damage. */
interface Plan {
  readonly action: BattleAction;
  readonly value: number;
  /** Expected loss of each foe as a share of its HP, by position. */
  readonly shares: readonly number[];
}

/** A choice for both positions, with its value. */
export interface PairedOption {
  readonly choice: BattleChoice;
  readonly value: number;
}

/** Choices for both positions of a double battle, combined from the best of each. */
export function optionsInDoubles(situation: Situation): PairedOption[] {
  const { request } = situation;
  const plans = request.positions.map((position, index) => plansOf(situation, position, index));
  const [first = [], second = []] = plans;
  if (plans.length < 2) {
    return first.map(({ action, value }) => ({ choice: [action], value }));
  }
  const paired: PairedOption[] = [];
  for (const one of first) {
    for (const other of second) {
      if (isConflict(one.action, other.action)) continue;
      const value = one.value + other.value + jointValue(one.shares, other.shares);
      paired.push({ choice: [one.action, other.action], value });
    }
  }
  const filled = Math.max(0, ...paired.map(({ choice }) => switchesIn(choice)));
  // As many empty positions are filled as possible.
  const mustFill = request.positions.some((position) => position?.mustSwitch);
  return mustFill ? paired.filter(({ choice }) => switchesIn(choice) === filled) : paired;
}

function switchesIn(choice: BattleChoice): number {
  return choice.filter((action) => action.do === 'switch').length;
}

function isConflict(one: BattleAction, other: BattleAction): boolean {
  return one.do === 'switch' && other.do === 'switch' && one.to === other.to;
}

/** Combined value of both hits on the foes: a knock-out counts, damage beyond it does not. */
function jointValue(one: readonly number[], other: readonly number[]): number {
  let value = 0;
  for (const [index, share] of one.entries()) {
    const sum = share + (other[index] ?? 0);
    value += Math.min(1, sum) + (sum >= 1 ? 0.7 : 0) + (sum >= 0.85 ? 0.2 : 0);
  }
  return value;
}

function plansOf(
  situation: Situation,
  position: BattleRequest['positions'][number],
  index: number,
): Plan[] {
  const nothing = situation.foes.map(() => 0);
  if (position === null) return [{ action: { do: 'pass' }, value: 0, shares: nothing }];
  const bench = availableSwitches(situation);
  if (position.mustSwitch) {
    const plans = replacements(situation, bench).map((option) => ({ ...option, shares: nothing }));
    const passing: Plan = { action: { do: 'pass' }, value: -5, shares: nothing };
    return bench.length > 1 ? plans : [...plans, passing];
  }
  const mine = situation.own.get(position.place);
  const plans: Plan[] = [];
  for (const [slot, { move, isDisabled, aims }] of position.moves.entries()) {
    if (isDisabled) continue;
    const targets = aims.length === 0 ? [undefined] : aims;
    for (const at of targets) {
      const action: BattleAction = {
        do: 'move',
        slot: slot + 1,
        ...(at === undefined ? {} : { at }),
      };
      const plan = mine && planOf(situation, mine, factsOf(move), at, index);
      plans.push({ action, value: plan?.value ?? 0, shares: plan?.shares ?? nothing });
    }
  }
  if (position.isTrapped || mine === undefined) return plans;
  for (const fighter of bench) {
    const gain = valueOfReplacement(situation, fighter) - valueOfReplacement(situation, mine);
    plans.push({
      action: { do: 'switch', to: fighter.place },
      value: 0.6 * gain - 0.9 - restlessness(mine),
      shares: nothing,
    });
  }
  return plans;
}

type Aim = NonNullable<(BattleAction & { do: 'move' })['at']>;

function planOf(
  situation: Situation,
  mine: Fighter,
  facts: MoveFacts,
  at: Aim | undefined,
  index: number,
): Omit<Plan, 'action'> {
  const { side, foes } = situation;
  const aimed = at?.side === foeOf(side) ? at.position : null;
  const acts = chanceToAct(mine);
  if (facts.damageClass === 'status') {
    return {
      value: at?.side === side ? -0.5 : acts * gainOfStatus(situation, mine, facts, aimed),
      shares: foes.map(() => 0),
    };
  }
  let value = 0;
  const shares = foes.map((foe, position) => {
    const isHit = facts.aim === 'foe' ? position === aimed : true;
    if (foe === null || !isHit) return 0;
    const duel = duelOf(situation, mine, foe);
    const damage = estimateDamage(mine, foe, facts, aroundFoe(duel));
    const chance = damage.hitChance * acts * (facts.identifier === 'sucker-punch' ? 0.7 : 1);
    const knockOut = chanceOfKnockOut(damage.min, damage.max, foe.hp);
    // A knock-out before the foe acts also saves the damage it would have dealt.
    if (isFaster(duel) || facts.priority > 0) value += 0.35 * knockOut * chance;
    const weight = facts.charges || facts.recharges ? 0.5 : 1;
    return Math.min(1.05, damage.average / foe.hp) * chance * weight;
  });
  value -= allyDamageCost(situation, mine, facts, index, at);
  if (facts.isSelfDestruct) value -= 0.9 + 0.6 * (mine.hp / mine.maxHp);
  if (facts.recoil > 0) value -= 0.1;
  value += 0.15 * facts.effects.reduce((sum, effect) => sum + effect.chance, 0) * acts;
  return { value, shares };
}

/** Cost of an attack that also hits the ally. */
function allyDamageCost(
  situation: Situation,
  mine: Fighter,
  facts: MoveFacts,
  index: number,
  at: Aim | undefined,
): number {
  const aimsAtOwn = at?.side === situation.side;
  if (facts.aim !== 'all' && !aimsAtOwn) return 0;
  const ally = situation.request.positions[1 - index];
  const fighter = ally == null ? undefined : situation.own.get(ally.place);
  if (fighter === undefined) return aimsAtOwn ? 2 : 0;
  const around = aroundFoe(duelOf(situation, mine, fighter));
  const { average, hitChance } = estimateDamage(mine, fighter, facts, around);
  const share = Math.min(1, average / fighter.hp) * hitChance;
  return share * 1.2 + (share > 0.9 ? 0.8 : 0) + (aimsAtOwn ? 1 : 0);
}

/** Value of a status move against its target, or against the most dangerous foe. */
function gainOfStatus(
  situation: Situation,
  mine: Fighter,
  facts: MoveFacts,
  aimed: number | null,
): number {
  const targets = situation.foes.filter((foe, position) =>
    foe !== null && aimed !== null ? position === aimed : foe !== null,
  );
  const gains = targets
    .filter((foe) => foe !== null)
    .map((foe) => {
      const duel = duelOf(situation, mine, foe);
      const attack = bestAttack(duel);
      const status = valueOfMove(duel, certainMove(facts.identifier));
      const instead = attack === null ? -1 : valueOfMove(duel, attack.move);
      return 0.5 + 0.7 * (status - instead) - 0.1 * dangerTo(situation, mine);
    });
  return gains.length === 0 ? -0.5 : Math.max(...gains);
}

/** Inverse of the turns until the foes together knock a Pokémon out. */
function dangerTo(situation: Situation, mine: Fighter): number {
  let share = 0;
  for (const foe of situation.foes) {
    if (foe === null) continue;
    const attack = bestAttack(mirrored(duelOf(situation, mine, foe)));
    share += attack === null ? 0 : (attack.damage.average * attack.damage.hitChance) / mine.hp;
  }
  return Math.min(2, share);
}
