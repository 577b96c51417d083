import * as z from 'zod/mini';
import { gender } from './available-pokemon.ts';
import { id } from './primitives.ts';

/*
 * A battle as a stream of small facts: what one side, or a spectator, may know of it, in the order in
 * which it happened. Everything shown of a battle is a fold of these.
 */

/** The two sides of a battle: 1 is the player's, or the challenger's. */
export const battleSide = z.literal([1, 2]);
export type BattleSide = z.output<typeof battleSide>;

/** A place in a team, as it was set up: a Pokémon keeps it through the whole battle. */
export const teamPlace = z.int().check(z.minimum(1), z.maximum(6));

/** A place on the field: 0, and in double battles 1 too, from each side's own left. */
export const fieldPosition = z.literal([0, 1]);
export type FieldPosition = z.output<typeof fieldPosition>;

/** One Pokémon of the battle, whether on the field or not. */
export const combatant = z.object({ side: battleSide, place: teamPlace });
export type Combatant = z.output<typeof combatant>;

/** A major status condition. 'tox' is bad poisoning. */
export const majorStatus = z.enum(['par', 'brn', 'psn', 'tox', 'slp', 'frz']);
export type MajorStatus = z.output<typeof majorStatus>;

/**
 * How a Pokémon is. A side knows the HP of its own Pokémon; of the other side's, as everybody else,
 * 48ths of them: `maxHp` is 48 then. With 0 HP it has fainted.
 */
export const condition = z.object({
  hp: z.int(),
  maxHp: z.int(),
  status: z.nullable(majorStatus),
});
export type Condition = z.output<typeof condition>;

/** What is seen of a Pokémon that comes onto the field. */
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

/** What brought something about. */
export const cause = z.object({
  kind: z.enum(['move', 'ability', 'item', 'effect']),
  term,
  /** Whose it is, where that is not whoever the event is about. */
  of: z.optional(combatant),
});
export type Cause = z.output<typeof cause>;

/** What ended a battle. */
export const battleEnd = z.enum(['play', 'surrender', 'timeout', 'agreement', 'limit']);
export type BattleEnd = z.output<typeof battleEnd>;

const causes = { cause: z.optional(cause) };
/** What has no sentence of its own: something before it has said it. */
const silent = { isSilent: z.optional(z.literal(true)) };

export const battleWeather = z.enum(['sun', 'rain', 'sandstorm', 'hail']);
export type BattleWeather = z.output<typeof battleWeather>;

/** One fact of a battle. */
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
    /** Against the will of its side. */
    isForced: z.boolean(),
    ...causes,
  }),
  z.object({ kind: z.literal('faint'), who: combatant }),
  z.object({
    kind: z.literal('form-change'),
    who: combatant,
    formId: id,
    /** For as long as it is on the field, or for good. */
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

  // What a Pokémon does, or cannot do.
  z.object({
    kind: z.literal('move'),
    who: combatant,
    move: term,
    targets: z.array(combatant),
    /** Nothing flies: it fails, prepares or waits. */
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

  // What comes of a move.
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
    /** For want of HP. */
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

  // Status, stats and what lasts.
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
    /** Stages: negative where the stat falls; 0 where it cannot go further. */
    by: z.int(),
    /** Which way it was meant to go. */
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
    /** The types that it has from now on. */
    typeIds: z.optional(z.array(id)),
    /** As perish song counts, or how much is stockpiled. */
    count: z.optional(z.int()),
    isUpkeep: z.optional(z.literal(true)),
    /** By its own frenzy. */
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
    /** Something that shows once: an ability or a move that acts. */
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
    /** By weakening a hit. */
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
