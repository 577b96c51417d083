import type { HistoryEntry } from '@poketorneo/contract';

interface SeasonGroup {
  /** The name of a closed season; null for the current one. */
  readonly season: string | null;
  readonly entries: readonly HistoryEntry[];
}

/** Groups consecutive entries of one season. */
export function bySeason(entries: readonly HistoryEntry[]): SeasonGroup[] {
  const groups: { season: string | null; entries: HistoryEntry[] }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last?.season === entry.season) last.entries.push(entry);
    else groups.push({ season: entry.season, entries: [entry] });
  }
  return groups;
}
