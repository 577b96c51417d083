import type { TournamentLeader, TournamentLeaders } from '@poketorneo/contract';
import { useState } from 'react';
import type { Section } from '../section.ts';

/** Leaders collapsed to a row, by id. */
export interface Collapsibles {
  isCollapsed: (id: number) => boolean;
  expand: (id: number) => void;
  toggle: (id: number) => void;
}

/**
 * Leaders defeated when the page opened are collapsed, except the one in the URL. A later defeat
 * collapses nothing: no layout shift under the reader.
 */
export function useCollapsibles(
  tournaments: readonly TournamentLeaders[],
  urlSection: Section | null,
): Collapsibles {
  const [collapsed, setCollapsed] = useState(() => defeatedExcept(tournaments, urlSection));
  const [seen, setSeen] = useState(urlSection);
  if (seen?.tournamentId !== urlSection?.tournamentId || seen?.order !== urlSection?.order) {
    setSeen(urlSection);
    const id = leaderAt(tournaments, urlSection);
    if (id !== undefined) setCollapsed(without(collapsed, id));
  }
  return {
    isCollapsed: (id) => collapsed.has(id),
    expand: (id) => setCollapsed((now) => without(now, id)),
    toggle: (id) => setCollapsed((now) => (now.has(id) ? without(now, id) : new Set([...now, id]))),
  };
}

function without(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return new Set([...ids].filter((one) => one !== id));
}

interface Tournament {
  id: number;
  leaders: readonly Pick<TournamentLeader, 'id' | 'order' | 'defeated'>[];
}

export function leaderAt(
  tournaments: readonly Tournament[],
  section: Section | null,
): number | undefined {
  return tournaments
    .find(({ id }) => id === section?.tournamentId)
    ?.leaders.find(({ order }) => order === section?.order)?.id;
}

/** The ids of all defeated leaders, except the one at the section. */
export function defeatedExcept(
  tournaments: readonly Tournament[],
  section: Section | null,
): ReadonlySet<number> {
  const spared = leaderAt(tournaments, section);
  const defeated = tournaments
    .flatMap(({ leaders }) => leaders)
    .filter((leader) => leader.defeated && leader.id !== spared);
  return new Set(defeated.map(({ id }) => id));
}
