import type { HistoryEntry } from '@poketorneo/contract';

/** What was fought in one season, as far as it is shown. */
interface OfSeason {
  /** The name of a closed season; null of the one that is being played. */
  readonly season: string | null;
  readonly entries: readonly HistoryEntry[];
}

/** Entries in their order, those of one season together. */
export function bySeason(entries: readonly HistoryEntry[]): OfSeason[] {
  const groups: { season: string | null; entries: HistoryEntry[] }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last?.season === entry.season) last.entries.push(entry);
    else groups.push({ season: entry.season, entries: [entry] });
  }
  return groups;
}
