import type { AuditEntry } from '@poketorneo/contract';
import { lazyValue } from '../../lib/deferred.ts';

interface DayOfEntries {
  /** Such as 'sabato 21 novembre 2026', in the reader's time zone. */
  day: string;
  entries: AuditEntry[];
}

const days = lazyValue(
  () =>
    new Intl.DateTimeFormat('it', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
);

/** Groups consecutive entries by day. */
export function entriesByDay(entries: readonly AuditEntry[]): DayOfEntries[] {
  const found: DayOfEntries[] = [];
  for (const entry of entries) {
    const day = days().format(new Date(entry.timestamp));
    const last = found.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else found.push({ day, entries: [entry] });
  }
  return found;
}
