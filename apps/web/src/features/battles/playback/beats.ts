import type { BattleEvent, BattleEventKind, Combatant } from '@poketorneo/contract';

/** The leader's lines during a battle. */
export type LineName = 'before' | 'ace';

/** One step of the playback: events played one after another, under one sentence. */
export type Beat =
  | { readonly kind: 'events'; readonly events: readonly BattleEvent[] }
  /** The weather continues; its damage is played to all Pokémon at once. */
  | { readonly kind: 'weather'; readonly events: readonly BattleEvent[] }
  /** Both sides send out their first Pokémon at once. */
  | { readonly kind: 'opening'; readonly events: readonly BattleEvent[] }
  | { readonly kind: 'line'; readonly line: LineName }
  | { readonly kind: 'face-off' }
  | { readonly kind: 'curtain' };

/**
 * The beginning of a battle: with the leader's introduction, only the first Pokémon, or both
 * players before them.
 */
export type Opening = 'long' | 'short' | 'face-off';

export interface BeatOptions {
  /** The Pokémon whose switch-in the leader comments on; null for no comment. */
  readonly ace: Combatant | null;
  /** Null for events that are not the first of the battle. */
  readonly opening: Opening | null;
  /** The ace has been on the field before. */
  readonly isAceSeen: boolean;
}

/** Consecutive events of these kinds are one hit and share a beat. */
const hitKinds: ReadonlySet<BattleEventKind> = new Set([
  'critical-hit',
  'super-effective',
  'resisted',
  'damage',
]);

/**
 * How the text box shows a sentence: alone, or behind those before it, because it says little by
 * itself. An outcome follows a move or an ability, a brief sentence only other brief ones.
 */
type Manner = 'alone' | 'outcome' | 'brief';

const manners: Readonly<Record<BattleEventKind, Manner>> = {
  turn: 'alone',
  'turn-over': 'alone',
  end: 'alone',
  'switch-in': 'alone',
  faint: 'alone',
  'form-change': 'alone',
  transform: 'alone',
  move: 'alone',
  prepare: 'outcome',
  release: 'alone',
  cannot: 'alone',
  recharge: 'alone',
  damage: 'outcome',
  heal: 'brief',
  'set-hp': 'brief',
  'critical-hit': 'outcome',
  'super-effective': 'outcome',
  resisted: 'outcome',
  miss: 'outcome',
  immune: 'outcome',
  'no-target': 'outcome',
  'hit-count': 'outcome',
  fail: 'outcome',
  block: 'outcome',
  nothing: 'outcome',
  status: 'outcome',
  cure: 'brief',
  'cure-team': 'outcome',
  boost: 'outcome',
  'set-boost': 'outcome',
  'reset-boosts': 'outcome',
  'swap-boosts': 'outcome',
  'copy-boosts': 'outcome',
  'invert-boosts': 'outcome',
  'effect-start': 'outcome',
  'effect-end': 'brief',
  effect: 'alone',
  'turn-effect': 'outcome',
  'move-effect': 'outcome',
  ability: 'brief',
  'ability-end': 'outcome',
  item: 'outcome',
  'item-end': 'brief',
  weather: 'outcome',
  'field-start': 'outcome',
  'field-end': 'brief',
  'field-effect': 'outcome',
  'side-start': 'outcome',
  'side-end': 'brief',
};

/** Events whose sentence is followed by those of their outcomes. */
const leading: ReadonlySet<BattleEventKind> = new Set(['move', 'release', 'ability']);

/** With another cause than the move before, as at the end of a turn. */
const ownCauses: ReadonlySet<BattleEventKind> = new Set(['damage', 'boost', 'status']);

function mannerOf(event: BattleEvent): Manner {
  const hasOwnCause = ownCauses.has(event.kind) && 'cause' in event && event.cause !== undefined;
  return hasOwnCause ? 'brief' : manners[event.kind];
}

function isPartOfHit(event: BattleEvent): boolean {
  return hitKinds.has(event.kind) && !('cause' in event && event.cause !== undefined);
}

function isWeatherUpkeep(event: BattleEvent): boolean {
  if (event.kind === 'weather') return event.isUpkeep === true;
  return (
    event.kind === 'damage' && (event.cause?.term === 'sandstorm' || event.cause?.term === 'hail')
  );
}

/**
 * Whether a beat is played while the sentence before it is still read, and its own sentence is
 * added to that one.
 */
export function continues(previous: Beat | undefined, beat: Beat | undefined): boolean {
  if (beat?.kind !== 'events') return false;
  const [first] = beat.events;
  if (first === undefined) return false;
  const manner = mannerOf(first);
  if (previous?.kind === 'weather') return manner === 'brief';
  const last = previous?.kind === 'events' ? previous.events.at(-1) : undefined;
  if (last === undefined) return false;
  if (first.kind === 'switch-in' && last.kind === 'switch-in') {
    return first.who.side === last.who.side;
  }
  return manner === 'outcome'
    ? leading.has(last.kind) || mannerOf(last) === 'outcome'
    : manner === 'brief' && mannerOf(last) === 'brief';
}

/** The number of events that bring out the first Pokémon of both sides. */
export function countOfFirstSwitchIns(events: readonly BattleEvent[]): number {
  const count = events.findIndex(({ kind }) => kind !== 'switch-in');
  return count === -1 ? events.length : count;
}

/** Groups events into beats, in their order. */
export function beatsOf(events: readonly BattleEvent[], options: BeatOptions): Beat[] {
  const beats: Beat[] = [];
  if (options.opening === 'long' && options.ace !== null) {
    beats.push({ kind: 'line', line: 'before' });
  }
  if (options.opening === 'face-off') beats.push({ kind: 'face-off' });
  const areAtOnce = options.opening === 'short' || options.opening === 'face-off';
  const atOnce = areAtOnce ? countOfFirstSwitchIns(events) : 0;
  if (atOnce > 0) beats.push({ kind: 'opening', events: events.slice(0, atOnce) });
  let hit: BattleEvent[] = [];
  let weather: BattleEvent[] = [];
  let isAceSeen =
    options.isAceSeen || events.slice(0, atOnce).some((event) => isSwitchInOf(event, options.ace));
  const endGroup = () => {
    if (hit.length > 0) beats.push({ kind: 'events', events: hit });
    if (weather.length > 0) beats.push({ kind: 'weather', events: weather });
    hit = [];
    weather = [];
  };
  for (const event of events.slice(atOnce)) {
    if (isPartOfHit(event)) {
      if (weather.length > 0) endGroup();
      hit.push(event);
      continue;
    }
    if (isWeatherUpkeep(event)) {
      if (hit.length > 0) endGroup();
      weather.push(event);
      continue;
    }
    endGroup();
    beats.push({ kind: 'events', events: [event] });
    if (!isAceSeen && isSwitchInOf(event, options.ace)) {
      isAceSeen = true;
      beats.push({ kind: 'line', line: 'ace' });
    }
    if (event.kind === 'end') beats.push({ kind: 'curtain' });
  }
  endGroup();
  return beats;
}

/** The options for playing all events of a battle but the first `count`. */
export function beatOptionsFrom(
  count: number,
  { events, ace }: { readonly events: readonly BattleEvent[]; readonly ace: Combatant | null },
  opening: Opening | null = null,
): BeatOptions {
  const isAceSeen = events.slice(0, count).some((event) => isSwitchInOf(event, ace));
  return { ace, opening, isAceSeen };
}

/** Whether the event brings the Pokémon onto the field. */
function isSwitchInOf(event: BattleEvent, who: Combatant | null): boolean {
  return (
    who !== null &&
    event.kind === 'switch-in' &&
    event.who.side === who.side &&
    event.who.place === who.place
  );
}
