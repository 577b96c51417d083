import type { TournamentLeader } from '@poketorneo/contract';

/** A gym's state for the player. */
export type StopState = 'defeated' | 'next' | 'ahead';

export const stateLabels: Readonly<Record<StopState, string>> = {
  defeated: 'tappa superata',
  next: 'prossima sfida',
  ahead: 'da raggiungere',
};

type Travelled = Pick<TournamentLeader, 'order' | 'unlocked' | 'defeated'>;

/** A gym, or the champion's Pokémon League; without a leader while the champion is not shown. */
export interface JourneyStop<Leader extends Travelled = TournamentLeader> {
  order: number;
  state: StopState;
  leader: Leader | null;
}

function stateOf(leader: Travelled | undefined): StopState {
  if (leader?.defeated) return 'defeated';
  return leader?.unlocked ? 'next' : 'ahead';
}

/** The tournament's gyms in order, then the champion's. */
export function stopsOf<Leader extends Travelled>(
  leaders: readonly Leader[],
  count: number,
): JourneyStop<Leader>[] {
  return Array.from({ length: count }, (_, index) => {
    const order = index + 1;
    const leader = leaders.find((one) => one.order === order);
    return { order, state: stateOf(leader), leader: leader ?? null };
  });
}

/** The gym of the next fight; null at the end of the journey. */
export function nextStop<Leader extends Travelled>(
  stops: readonly JourneyStop<Leader>[],
): JourneyStop<Leader> | null {
  return stops.find(({ state }) => state === 'next') ?? null;
}
