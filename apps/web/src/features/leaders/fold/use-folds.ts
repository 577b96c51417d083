import type { TournamentLeaders } from '@poketorneo/contract';
import { useState } from 'react';
import type { Section } from '../section.ts';
import { defeatedBut, leaderAt } from './folds.ts';

/** Which leaders are folded to a row, by their ids. */
export interface Folds {
  isFolded: (id: number) => boolean;
  unfold: (id: number) => void;
  toggle: (id: number) => void;
}

/**
 * Whoever was defeated when the page opened is folded, but for the leader that the address names.
 * Whoever is defeated while the page is open stays as they are: nothing moves under the reader.
 */
export function useFolds(
  tournaments: readonly TournamentLeaders[],
  addressed: Section | null,
): Folds {
  const [folded, setFolded] = useState(() => defeatedBut(tournaments, addressed));
  const [seen, setSeen] = useState(addressed);
  if (seen?.tournamentId !== addressed?.tournamentId || seen?.order !== addressed?.order) {
    setSeen(addressed);
    const id = leaderAt(tournaments, addressed);
    if (id !== undefined) setFolded(without(folded, id));
  }
  return {
    isFolded: (id) => folded.has(id),
    unfold: (id) => setFolded((now) => without(now, id)),
    toggle: (id) => setFolded((now) => (now.has(id) ? without(now, id) : new Set([...now, id]))),
  };
}

function without(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return new Set([...ids].filter((one) => one !== id));
}
