import type { BoostedStat, MajorStatus } from '@poketorneo/contract';
import {
  boostedStats,
  effectivenessOf,
  immuneAbilities,
  immuneTypes,
  noBoosts,
} from '@poketorneo/rules/battle';
import type { Duel, SideState } from './duel.ts';
import type { Fighter } from './fighter.ts';
import type { MoveEffect, MoveFacts } from './move-facts.ts';

/** The duel after one branch of my move's effects. */
export function withEffects(
  duel: Duel,
  facts: MoveFacts,
  isMeant: (effect: MoveEffect) => boolean,
): Duel {
  let { mine, foe } = duel;
  const shieldsDust = foe.ability === 'shield-dust' && facts.damageClass !== 'status';
  for (const effect of facts.effects.filter(isMeant)) {
    if (effect.on === 'user') mine = affected(mine, effect, duel, true);
    else if (foe.hp > 0 && foe.substitute <= 0 && !(shieldsDust && effect.chance < 1)) {
      foe = affected(foe, effect, duel, false);
    }
  }
  return { ...duel, mine, foe };
}

function affected(fighter: Fighter, effect: MoveEffect, duel: Duel, isOwn: boolean): Fighter {
  let after = fighter;
  if (effect.status !== undefined && canHaveStatus(fighter, effect.status, duel, isOwn)) {
    after = { ...after, status: effect.status, turnsAsleep: 0, turnsPoisoned: 0 };
  }
  if (effect.boosts !== undefined) after = boosted(after, effect.boosts, duel, isOwn);
  if (effect.volatile !== undefined && canHave(fighter, effect.volatile, duel)) {
    after = { ...after, effects: new Set([...after.effects, effect.volatile]) };
  }
  return after;
}

/** Whether a Pokémon can be given a status now. */
function canHaveStatus(
  { status, typeIds, ability, effects }: Fighter,
  wanted: MajorStatus,
  duel: Duel,
  isOwn: boolean,
): boolean {
  if (status !== null || effects.has('uproar')) return false;
  if (typeIds.some((typeId) => immuneTypes[wanted].includes(typeId))) return false;
  if (ability !== null && immuneAbilities[wanted].includes(ability)) return false;
  if (ability === 'leaf-guard' && duel.weather === 'sun') return false;
  const side = isOwn ? duel.mySide : duel.foeSide;
  return isOwn || !('safeguard' in side.effects);
}

function canHave(fighter: Fighter, effect: string, { foeSide }: Duel): boolean {
  if (fighter.effects.has(effect)) return false;
  switch (effect) {
    case 'leech-seed':
      return !fighter.typeIds.includes(2);
    case 'confusion':
      return fighter.ability !== 'own-tempo' && !('safeguard' in foeSide.effects);
    case 'attract':
      return fighter.ability !== 'oblivious';
    case 'flinch':
      return fighter.ability !== 'inner-focus';
    default:
      return true;
  }
}

function boosted(
  fighter: Fighter,
  stages: NonNullable<MoveEffect['boosts']>,
  { foeSide }: Duel,
  isOwn: boolean,
): Fighter {
  const boosts = { ...fighter.boosts };
  for (const stat of boostedStats) {
    const by = stages[stat] ?? 0;
    if (by === 0 || (by < 0 && !isOwn && isStatProtected(fighter, stat, foeSide))) continue;
    const simple = fighter.ability === 'simple' ? 2 : 1;
    boosts[stat] = Math.max(-6, Math.min(6, boosts[stat] + by * simple));
  }
  return { ...fighter, boosts };
}

/** Whether foes cannot lower a stat of it. */
function isStatProtected({ ability }: Fighter, stat: BoostedStat, side: SideState): boolean {
  if ('mist' in side.effects) return true;
  if (ability === 'clear-body' || ability === 'white-smoke') return true;
  return (
    (ability === 'hyper-cutter' && stat === 'attack') ||
    (ability === 'keen-eye' && stat === 'accuracy')
  );
}

/** Maximum layers of a hazard. */
const maxLayers: Readonly<Record<string, number>> = { spikes: 3, 'toxic-spikes': 2 };

/** The duel after my status move has hit. */
export function afterStatusMove(duel: Duel, facts: MoveFacts): Duel {
  const { mine, foe } = duel;
  if (facts.sideEffect !== null) {
    const onFoe = facts.aim === 'foe-side';
    const side = onFoe ? duel.foeSide : duel.mySide;
    const laid = layered(side, facts.sideEffect);
    return onFoe ? { ...duel, foeSide: laid } : { ...duel, mySide: laid };
  }
  if (facts.weather !== null) return { ...duel, weather: facts.weather };
  if (facts.field === 'trick-room') return { ...duel, isTrickRoom: !duel.isTrickRoom };
  if (facts.heal > 0) return { ...duel, mine: healed(mine, facts.heal) };
  const special = afterNamedMove(duel, facts.identifier);
  if (special !== null) return special;
  // Among status moves only Thunder Wave is affected by type immunity.
  const minds = facts.identifier === 'thunder-wave';
  if (minds && effectivenessOf(facts.typeId, foe.typeIds) === 0) return duel;
  if (facts.isSound && foe.ability === 'soundproof') return duel;
  return withEffects(duel, facts, () => true);
}

function healed(fighter: Fighter, share: number): Fighter {
  return { ...fighter, hp: Math.min(fighter.maxHp, fighter.hp + fighter.maxHp * share) };
}

function layered(side: SideState, effect: string): SideState {
  const layers = side.effects[effect] ?? 0;
  if (layers >= (maxLayers[effect] ?? 1)) return side;
  return { ...side, effects: { ...side.effects, [effect]: layers + 1 } };
}

/** Moves that the move table does not fully describe; null for all others. */
function afterNamedMove(duel: Duel, identifier: string): Duel | null {
  const { mine, foe } = duel;
  switch (identifier) {
    case 'rest':
      return mine.hp >= mine.maxHp || mine.status === 'slp'
        ? duel
        : { ...duel, mine: { ...mine, hp: mine.maxHp, status: 'slp', turnsAsleep: 1 } };
    case 'belly-drum':
      return mine.hp * 2 <= mine.maxHp
        ? duel
        : {
            ...duel,
            mine: {
              ...mine,
              hp: mine.hp - mine.maxHp / 2,
              boosts: { ...mine.boosts, attack: 6 },
            },
          };
    case 'curse':
      return mine.typeIds.includes(11)
        ? {
            ...duel,
            mine: { ...mine, hp: Math.max(0, mine.hp - mine.maxHp / 2) },
            foe: { ...foe, effects: new Set([...foe.effects, 'curse']) },
          }
        : {
            ...duel,
            mine: boosted(mine, { attack: 1, defense: 1, speed: -1 }, duel, true),
          };
    case 'substitute':
      return mine.hp * 4 <= mine.maxHp || mine.substitute > 0
        ? duel
        : {
            ...duel,
            mine: { ...mine, hp: mine.hp - mine.maxHp / 4, substitute: mine.maxHp / 4 },
          };
    case 'pain-split': {
      const half = (mine.hp + foe.hp) / 2;
      return {
        ...duel,
        mine: { ...mine, hp: Math.min(mine.maxHp, half) },
        foe: { ...foe, hp: Math.min(foe.maxHp, half) },
      };
    }
    case 'haze':
      return {
        ...duel,
        mine: { ...mine, boosts: noBoosts },
        foe: { ...foe, boosts: noBoosts },
      };
    case 'psych-up':
      return { ...duel, mine: { ...mine, boosts: foe.boosts } };
    case 'yawn':
      // It falls asleep a turn later, if it does not leave.
      return canHaveStatus(foe, 'slp', duel, false) && foe.substitute <= 0
        ? { ...duel, foe: { ...foe, status: 'slp', turnsAsleep: 1 } }
        : duel;
    case 'heal-bell':
    case 'aromatherapy':
    case 'refresh':
      return { ...duel, mine: { ...mine, status: null } };
    case 'protect':
    case 'detect':
      return { ...duel, mine: { ...mine, effects: new Set([...mine.effects, 'protect']) } };
    case 'destiny-bond':
      return { ...duel, mine: { ...mine, effects: new Set([...mine.effects, 'destiny-bond']) } };
    case 'nightmare':
      return foe.status === 'slp'
        ? { ...duel, foe: { ...foe, effects: new Set([...foe.effects, 'nightmare']) } }
        : duel;
    default:
      return null;
  }
}
