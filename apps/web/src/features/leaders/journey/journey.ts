import type { TournamentLeader } from '@poketorneo/contract';

/** How a player stands with one place of the journey. */
export type PlaceState = 'defeated' | 'next' | 'ahead';

/** What is said of a place in each state. */
export const stateLabels: Readonly<Record<PlaceState, string>> = {
  defeated: 'tappa superata',
  next: 'prossima sfida',
  ahead: 'da raggiungere',
};

type Travelled = Pick<TournamentLeader, 'order' | 'unlocked' | 'defeated'>;

/** One of a journey's places; without a leader while the champion is not shown. */
export interface JourneyPlace<Leader extends Travelled = TournamentLeader> {
  order: number;
  state: PlaceState;
  leader: Leader | null;
}

function stateOf(leader: Travelled | undefined): PlaceState {
  if (leader?.defeated) return 'defeated';
  return leader?.unlocked ? 'next' : 'ahead';
}

/** A tournament's places in their order: the gyms, then the champion's. */
export function journeyOf<Leader extends Travelled>(
  leaders: readonly Leader[],
  count: number,
): JourneyPlace<Leader>[] {
  return Array.from({ length: count }, (_, index) => {
    const order = index + 1;
    const leader = leaders.find((one) => one.order === order);
    return { order, state: stateOf(leader), leader: leader ?? null };
  });
}

/** The place where the player fights next, or null: at the end of the journey. */
export function nextPlace<Leader extends Travelled>(
  places: readonly JourneyPlace<Leader>[],
): JourneyPlace<Leader> | null {
  return places.find(({ state }) => state === 'next') ?? null;
}
