import * as z from 'zod/mini';
import { gender } from './available-pokemon.ts';
import { battleSides } from './battle-sides.ts';
import { id } from './primitives.ts';

/*
 * A battle as a stream of events in chronological order, filtered for one side or a spectator. The
 * view of a battle is reduced from them.
 */

export const battleSide = z.literal(battleSides);

/** A place in the initial team, constant throughout the battle. */
export const teamPlace = z.int().check(z.minimum(1), z.maximum(6));

/** A position on the field: 0, and in double battles 1 too, from each side's own left. */
export const fieldPosition = z.literal([0, 1]);
export type FieldPosition = z.output<typeof fieldPosition>;

/** One Pokémon of the battle, whether on the field or not. */
export const combatant = z.object({ side: battleSide, place: teamPlace });
export type Combatant = z.output<typeof combatant>;

/** A major status condition. 'tox' is bad poisoning. */
export const majorStatus = z.enum(['par', 'brn', 'psn', 'tox', 'slp', 'frz']);
export type MajorStatus = z.output<typeof majorStatus>;

/**
 * A Pokémon's HP and status. A side sees exact HP of its own Pokémon; other HP are in 48ths, with
 * `maxHp` 48. At 0 HP it has fainted.
 */
export const condition = z.object({
  hp: z.int(),
  maxHp: z.int(),
  status: z.nullable(majorStatus),
});
export type Condition = z.output<typeof condition>;

/** Visible facts of a Pokémon on the field. */
export const appearance = z.object({
  formId: id,
  level: z.int(),
  gender,
  isShiny: z.boolean(),
});

/** The stats that a battle raises and lowers. */
export const boostedStat = z.enum([
  'attack',
  'defense',
  'spAttack',
  'spDefense',
  'speed',
  'accuracy',
  'evasion',
]);
export type BoostedStat = z.output<typeof boostedStat>;

/** The identifier of a move, an ability, an item or another effect, as in 'stealth-rock'. */
const term = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/));

/** The cause of an event. */
export const cause = z.object({
  kind: z.enum(['move', 'ability', 'item', 'effect']),
  term,
  /** The cause's owner, where it is not the event's subject. */
  of: z.optional(combatant),
});
export type Cause = z.output<typeof cause>;

/** How a battle ended. */
export const battleEnd = z.enum(['play', 'surrender', 'timeout', 'agreement', 'limit']);
export type BattleEndReason = z.output<typeof battleEnd>;

const causes = { cause: z.optional(cause) };
/** Without a sentence: an earlier event has reported it. */
const silent = { isSilent: z.optional(z.literal(true)) };

export const battleWeather = z.enum(['sun', 'rain', 'sandstorm', 'hail']);
export type BattleWeather = z.output<typeof battleWeather>;

/** One event of a battle. */
export const battleEvent = z.discriminatedUnion('kind', [
  // The course of the battle.
  z.object({ kind: z.literal('turn'), turn: z.int() }),
  z.object({ kind: z.literal('turn-over') }),
  z.object({
    kind: z.literal('end'),
    /** Null for a draw. */
    winner: z.nullable(battleSide),
    by: battleEnd,
  }),

  // Who is on the field.
  z.object({
    kind: z.literal('switch-in'),
    who: combatant,
    position: fieldPosition,
    appearance,
    condition,
    /** Forced out. */
    isForced: z.boolean(),
    ...causes,
  }),
  z.object({ kind: z.literal('faint'), who: combatant }),
  z.object({
    kind: z.literal('form-change'),
    who: combatant,
    formId: id,
    /** Until it leaves the field, or permanently. */
    isLasting: z.boolean(),
    ...causes,
  }),
  z.object({
    kind: z.literal('transform'),
    who: combatant,
    into: combatant,
    formId: id,
    ...causes,
  }),

  // Actions and prevented actions.
  z.object({
    kind: z.literal('move'),
    who: combatant,
    move: term,
    targets: z.array(combatant),
    /** Without an animation: it fails, prepares or waits. */
    isStill: z.optional(z.literal(true)),
    missed: z.optional(z.literal(true)),
    hasNoTarget: z.optional(z.literal(true)),
    ...causes,
  }),
  z.object({ kind: z.literal('prepare'), who: combatant, move: term }),
  z.object({ kind: z.literal('release'), who: combatant, move: term, targets: z.array(combatant) }),
  z.object({
    kind: z.literal('cannot'),
    who: combatant,
    /** 'par', 'flinch', 'truant' … */
    why: term,
    move: z.optional(term),
    ...causes,
  }),
  z.object({ kind: z.literal('recharge'), who: combatant }),

  // Results of a move.
  z.object({ kind: z.literal('damage'), who: combatant, condition, ...causes, ...silent }),
  z.object({ kind: z.literal('heal'), who: combatant, condition, ...causes, ...silent }),
  z.object({ kind: z.literal('set-hp'), who: combatant, condition, ...causes, ...silent }),
  z.object({ kind: z.literal('critical-hit'), who: combatant }),
  z.object({ kind: z.literal('super-effective'), who: combatant }),
  z.object({ kind: z.literal('resisted'), who: combatant }),
  z.object({ kind: z.literal('miss'), who: combatant, target: z.optional(combatant) }),
  z.object({ kind: z.literal('immune'), who: combatant, effect: z.optional(term), ...causes }),
  z.object({ kind: z.literal('no-target'), who: combatant }),
  z.object({ kind: z.literal('hit-count'), who: combatant, count: z.int() }),
  z.object({
    kind: z.literal('fail'),
    who: combatant,
    effect: z.optional(term),
    stat: z.optional(boostedStat),
    /** For lack of HP. */
    isTooWeak: z.optional(z.literal(true)),
    ...causes,
  }),
  z.object({
    kind: z.literal('block'),
    who: combatant,
    effect: term,
    move: z.optional(term),
    ...causes,
  }),
  z.object({ kind: z.literal('nothing'), who: z.optional(combatant) }),

  // Status, stats and lasting effects.
  z.object({ kind: z.literal('status'), who: combatant, status: majorStatus, ...causes }),
  z.object({
    kind: z.literal('cure'),
    who: combatant,
    status: majorStatus,
    ...causes,
    ...silent,
  }),
  z.object({ kind: z.literal('cure-team'), who: combatant, ...causes }),
  z.object({
    kind: z.literal('boost'),
    who: combatant,
    stat: boostedStat,
    /** Stages: negative for a fall; 0 at the limit. */
    by: z.int(),
    /** The intended direction. */
    direction: z.enum(['up', 'down']),
    ...causes,
  }),
  z.object({
    kind: z.literal('set-boost'),
    who: combatant,
    stat: boostedStat,
    to: z.int(),
    ...causes,
  }),
  z.object({
    kind: z.literal('reset-boosts'),
    /** Undefined: of everyone on the field. */
    who: z.optional(combatant),
    which: z.enum(['all', 'raised', 'lowered']),
    ...causes,
    ...silent,
  }),
  z.object({
    kind: z.literal('swap-boosts'),
    who: combatant,
    target: combatant,
    /** Undefined: all of them. */
    stats: z.optional(z.array(boostedStat)),
    ...causes,
  }),
  z.object({ kind: z.literal('copy-boosts'), who: combatant, from: combatant, ...causes }),
  z.object({ kind: z.literal('invert-boosts'), who: combatant, ...causes }),
  z.object({
    kind: z.literal('effect-start'),
    who: combatant,
    effect: term,
    move: z.optional(term),
    /** Its types from now on. */
    typeIds: z.optional(z.array(id)),
    /** Counter of Perish Song or Stockpile. */
    count: z.optional(z.int()),
    isUpkeep: z.optional(z.literal(true)),
    /** By its own rampage. */
    isFatigue: z.optional(z.literal(true)),
    ...causes,
    ...silent,
  }),
  z.object({
    kind: z.literal('effect-end'),
    who: combatant,
    effect: term,
    ...causes,
    ...silent,
  }),
  z.object({
    kind: z.literal('effect'),
    /** A one-time effect: an ability or a move activates. */
    who: combatant,
    effect: term,
    move: z.optional(term),
    item: z.optional(term),
    target: z.optional(combatant),
    number: z.optional(z.int()),
    hasDamaged: z.optional(z.literal(true)),
    ...causes,
  }),
  z.object({ kind: z.literal('turn-effect'), who: combatant, effect: term, ...causes }),
  z.object({ kind: z.literal('move-effect'), who: combatant, effect: term, ...causes }),

  // Abilities and items that are seen.
  z.object({
    kind: z.literal('ability'),
    who: combatant,
    ability: term,
    ...causes,
    ...silent,
  }),
  z.object({
    kind: z.literal('ability-end'),
    who: combatant,
    ability: z.optional(term),
    ...causes,
  }),
  z.object({ kind: z.literal('item'), who: combatant, item: term, ...causes, ...silent }),
  z.object({
    kind: z.literal('item-end'),
    who: combatant,
    item: term,
    isEaten: z.optional(z.literal(true)),
    /** By reducing a hit's damage. */
    hasWeakened: z.optional(z.literal(true)),
    move: z.optional(term),
    ...causes,
    ...silent,
  }),

  // The field and its sides.
  z.object({
    kind: z.literal('weather'),
    /** Null when it clears. */
    weather: z.nullable(battleWeather),
    isUpkeep: z.optional(z.literal(true)),
    ...causes,
  }),
  z.object({
    kind: z.literal('field-start'),
    effect: term,
    who: z.optional(combatant),
    ...causes,
  }),
  z.object({ kind: z.literal('field-end'), effect: term, ...causes }),
  z.object({
    kind: z.literal('field-effect'),
    effect: term,
    who: z.optional(combatant),
  }),
  z.object({ kind: z.literal('side-start'), side: battleSide, effect: term, ...causes }),
  z.object({ kind: z.literal('side-end'), side: battleSide, effect: term, ...causes }),
]);
export type BattleEvent = z.output<typeof battleEvent>;
export type BattleEventKind = BattleEvent['kind'];
/** The events of one kind. */
export type BattleEventOf<Kind extends BattleEventKind> = Extract<BattleEvent, { kind: Kind }>;
