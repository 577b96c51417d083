import type { BattleEvent, BattleReplay, Combatant } from '@poketorneo/contract';

/** The leader's lines during a battle. */
export type LineName = 'before' | 'ace';

/** One step of the playback: events played one after another, under one sentence. */
export type Beat =
  | { readonly kind: 'events'; readonly events: readonly BattleEvent[] }
  /** The weather continues; its damage is played to all Pokémon at once. */
  | { readonly kind: 'weather'; readonly events: readonly BattleEvent[] }
  | { readonly kind: 'line'; readonly line: LineName }
  | { readonly kind: 'curtain' };

export interface BeatOptions {
  /** The Pokémon whose switch-in the leader comments on; null for no comment. */
  readonly ace: Combatant | null;
  /** The first events of the battle: the leader's introduction precedes them. */
  readonly isBeginning: boolean;
  /** The ace has been on the field before. */
  readonly isAceSeen: boolean;
}

/** Consecutive events of these kinds are one hit and share a beat. */
const hitKinds: ReadonlySet<BattleEvent['kind']> = new Set([
  'critical-hit',
  'super-effective',
  'resisted',
  'damage',
]);

function isPartOfHit(event: BattleEvent): boolean {
  return hitKinds.has(event.kind) && !('cause' in event && event.cause !== undefined);
}

function isWeatherUpkeep(event: BattleEvent): boolean {
  if (event.kind === 'weather') return event.isUpkeep === true;
  return (
    event.kind === 'damage' && (event.cause?.term === 'sandstorm' || event.cause?.term === 'hail')
  );
}

/** A hit that lands while the sentence of its move is still shown. */
export function isImpact(previous: Beat | undefined, beat: Beat | undefined): boolean {
  if (previous?.kind !== 'events' || beat?.kind !== 'events') return false;
  const last = previous.events.at(-1);
  const [first] = beat.events;
  return (
    (last?.kind === 'move' || last?.kind === 'release') && first !== undefined && isPartOfHit(first)
  );
}

/** Groups events into beats, in their order. */
export function beatsOf(events: readonly BattleEvent[], options: BeatOptions): Beat[] {
  const beats: Beat[] = [];
  if (options.isBeginning && options.ace !== null) beats.push({ kind: 'line', line: 'before' });
  let hit: BattleEvent[] = [];
  let weather: BattleEvent[] = [];
  let isAceSeen = options.isAceSeen;
  const endGroup = () => {
    if (hit.length > 0) beats.push({ kind: 'events', events: hit });
    if (weather.length > 0) beats.push({ kind: 'weather', events: weather });
    hit = [];
    weather = [];
  };
  for (const event of events) {
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
    if (!isAceSeen && options.ace !== null && isSwitchInOf(event, options.ace)) {
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
  { events, acePlace }: Pick<BattleReplay, 'events' | 'acePlace'>,
): BeatOptions {
  const ace = { side: 2, place: acePlace } as const;
  const isAceSeen = events.slice(0, count).some((event) => isSwitchInOf(event, ace));
  return { ace, isBeginning: count === 0, isAceSeen };
}

/** Whether the event brings the Pokémon onto the field. */
function isSwitchInOf(event: BattleEvent, who: Combatant): boolean {
  return event.kind === 'switch-in' && event.who.side === who.side && event.who.place === who.place;
}
