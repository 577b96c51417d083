import type { BattleEvent, BattleSide } from '@poketorneo/contract';

/** The parts of the context that the choice of a sentence depends on. */
export interface KeyContext {
  /** The side of the viewer; null for a spectator. */
  readonly side: BattleSide | null;
  readonly isDuel: boolean;
  readonly isDoubles: boolean;
  /** The weather before the event. */
  readonly weather: string | null;
}

/**
 * The keys for an event's sentence, most specific first: `kind:what/cause`, `kind:what`,
 * `kind/cause`, `kind`. A cause is also found by its kind: '*berry', '*item'.
 */
export function sentenceKeys(event: BattleEvent, context: KeyContext): string[] {
  const { kind } = event;
  const whats = whatsOf(event, context);
  const causes = causesOf(event);
  const keys = [
    ...whats.flatMap((what) => causes.map((cause) => `${kind}:${what}/${cause}`)),
    ...whats.map((what) => `${kind}:${what}`),
    ...causes.map((cause) => `${kind}/${cause}`),
    kind,
  ];
  return context.isDoubles ? keys.flatMap((key) => [`${key}@doubles`, key]) : keys;
}

function causesOf(event: BattleEvent): string[] {
  const cause = 'cause' in event ? event.cause : undefined;
  if (cause === undefined) return [];
  return [cause.term, ...(isBerry(cause.term) ? ['*berry'] : []), `*${cause.kind}`];
}

/** Berries are feminine and are eaten, so their sentences differ from those of other items. */
function isBerry(term: string): boolean {
  return term.endsWith('-berry');
}

/** The `what` parts of the keys, most specific first. */
function whatsOf(event: BattleEvent, { side, isDuel, weather }: KeyContext): string[] {
  switch (event.kind) {
    case 'end': {
      if (side === null) return [event.winner === null ? 'draw' : 'watched'];
      const outcome = event.winner === null ? 'draw' : event.winner === side ? 'won' : 'lost';
      return [...variants(`${outcome}-${event.by}`, [isDuel && 'duel']), outcome];
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
      // An ability taken from another Pokémon is found by its cause.
      return event.cause === undefined ? [event.ability] : [];
    case 'item-end':
      if (event.isEaten) return ['eaten'];
      if (event.hasWeakened) return ['weakened'];
      // An item taken away is found by its cause.
      return event.cause === undefined ? [event.item] : [];
    case 'weather':
      return event.weather === null
        ? variants('none', [weather ?? undefined])
        : variants(event.weather, [event.isUpkeep && 'upkeep']);
    default:
      return [];
  }
}

/** The word with each present suffix, then alone. */
function variants(
  what: string | undefined,
  suffixes: readonly (string | false | undefined)[],
): string[] {
  if (what === undefined) return [];
  return [...suffixes.filter((suffix) => suffix).map((suffix) => `${what}-${suffix}`), what];
}
