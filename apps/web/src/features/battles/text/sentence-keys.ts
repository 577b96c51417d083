import type { BattleEvent, BattleSide } from '@poketorneo/contract';

/** What the choice of a sentence depends on besides the event. */
export interface Standpoint {
  /** Whose eyes see the battle; null for a spectator. */
  readonly side: BattleSide | null;
  readonly isDoubles: boolean;
  /** The weather before the event. */
  readonly weather: string | null;
}

/**
 * The keys under which an event's sentence is looked for, most specific first: `kind:what/cause`,
 * `kind:what`, `kind/cause`, `kind`. A cause is also found by what it is: '*berry', '*item'.
 */
export function sentenceKeys(event: BattleEvent, standpoint: Standpoint): string[] {
  const { kind } = event;
  const whats = whatsOf(event, standpoint);
  const causes = causesOf(event);
  const keys = [
    ...whats.flatMap((what) => causes.map((cause) => `${kind}:${what}/${cause}`)),
    ...whats.map((what) => `${kind}:${what}`),
    ...causes.map((cause) => `${kind}/${cause}`),
    kind,
  ];
  return standpoint.isDoubles ? keys.flatMap((key) => [`${key}@doubles`, key]) : keys;
}

function causesOf(event: BattleEvent): string[] {
  const cause = 'cause' in event ? event.cause : undefined;
  if (cause === undefined) return [];
  return [cause.term, ...(isBerry(cause.term) ? ['*berry'] : []), `*${cause.kind}`];
}

/** Berries are feminine and eaten: their sentences differ from other items'. */
function isBerry(term: string): boolean {
  return term.endsWith('-berry');
}

/** What an event is about, in one word or two, most specific first. */
function whatsOf(event: BattleEvent, { side, weather }: Standpoint): string[] {
  switch (event.kind) {
    case 'end': {
      if (side === null) return [event.winner === null ? 'draw' : 'watched'];
      const outcome = event.winner === null ? 'draw' : event.winner === side ? 'won' : 'lost';
      return [`${outcome}-${event.by}`, outcome];
    }
    case 'switch-in':
      return [...(event.isForced ? ['forced'] : []), event.who.side === side ? 'own' : 'foe'];
    case 'prepare':
      return [event.move];
    case 'cannot':
      return [event.why];
    case 'miss':
      return event.target === undefined ? [] : ['target'];
    case 'immune':
      return event.effect === undefined ? [] : [event.effect];
    case 'fail':
      return variants(event.effect, [event.isTooWeak && 'weak', event.stat && 'stat']);
    case 'status':
    case 'cure':
      return [event.status];
    case 'boost':
      return [`${event.direction}${Math.min(2, Math.abs(event.by))}`];
    case 'reset-boosts':
      return event.who === undefined ? ['everyone'] : [event.which];
    case 'effect-start':
      return variants(event.effect, [
        event.isFatigue && 'fatigue',
        event.isUpkeep && 'upkeep',
        event.count?.toString(),
      ]);
    case 'block':
    case 'effect':
    case 'effect-end':
    case 'turn-effect':
    case 'move-effect':
    case 'field-start':
    case 'field-end':
    case 'field-effect':
    case 'side-start':
    case 'side-end':
      return [event.effect];
    case 'ability':
      // Taken from another, it matters from whom.
      return event.cause === undefined ? [event.ability] : [];
    case 'item-end':
      if (event.isEaten) return ['eaten'];
      if (event.hasWeakened) return ['weakened'];
      // Who takes it away matters more than what it is.
      return event.cause === undefined ? [event.item] : [];
    case 'weather':
      return event.weather === null
        ? variants('none', [weather ?? undefined])
        : variants(event.weather, [event.isUpkeep && 'upkeep']);
    default:
      return [];
  }
}

/** A word with each of its suffixes that there is, then alone. */
function variants(
  what: string | undefined,
  suffixes: readonly (string | false | undefined)[],
): string[] {
  if (what === undefined) return [];
  return [...suffixes.filter((suffix) => suffix).map((suffix) => `${what}-${suffix}`), what];
}
