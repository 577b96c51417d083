import { lazyValue } from '../../lib/deferred.ts';

const dates = lazyValue(() => new Intl.DateTimeFormat('it-IT', { dateStyle: 'long' }));
const moments = lazyValue(
  () =>
    new Intl.DateTimeFormat('it-IT', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/** As in '21 novembre 2026', in the browser's time zone. */
export function formatDate(moment: string): string {
  return dates().format(new Date(moment));
}

/** As in '21 nov 2026, 18:04', in the browser's time zone. */
export function formatMoment(moment: string): string {
  return moments().format(new Date(moment));
}
