import { lazyValue } from '../../lib/deferred.ts';

const days = lazyValue(() => new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'long' }));
const daysOfYears = lazyValue(() => new Intl.DateTimeFormat('it-IT', { dateStyle: 'long' }));
const hours = lazyValue(
  () => new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit' }),
);

/** Midnight before a moment, plus some days, in the browser's time zone. */
function midnight(moment: Date, daysOn = 0): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + daysOn).getTime();
}

/** In the browser's time zone. */
export function isSameDay(one: string, other: string): boolean {
  return midnight(new Date(one)) === midnight(new Date(other));
}

/** 'Oggi', 'Ieri', '12 novembre', or '12 novembre 2025' of another year. */
export function formatDay(moment: string, now: Date): string {
  const date = new Date(moment);
  const day = midnight(date);
  if (day === midnight(now)) return 'Oggi';
  if (day === midnight(now, -1)) return 'Ieri';
  return date.getFullYear() === now.getFullYear()
    ? days().format(date)
    : daysOfYears().format(date);
}

/** As in 'Ieri alle 18:04'. */
export function formatDayAndHour(moment: string, now: Date): string {
  return `${formatDay(moment, now)} alle ${hours().format(new Date(moment))}`;
}
