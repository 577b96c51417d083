import type { DuelHours, DuelRules } from '@poketorneo/contract';

/** As in '15:04', in the clubs' time zone, not the server's or the phone's. */
function clubTimeOf(moment: number): string {
  return new Intl.DateTimeFormat('it-IT', {
    timeZone: 'Europe/Rome',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment);
}

/** Why no duel may begin at a moment, in epoch milliseconds, for the screen; null if one may. */
export function problemOfDuelRules(
  { isOn, hours }: Pick<DuelRules, 'isOn' | 'hours'>,
  moment: number,
): string | null {
  if (!isOn) return 'Le sfide sono spente';
  if (hours === null || isWithin(hours, clubTimeOf(moment))) return null;
  return `Le sfide sono chiuse: riaprono alle ${hours.from}`;
}

/** Times of day compare as texts. */
function isWithin({ from, to }: DuelHours, time: string): boolean {
  return from < to ? from <= time && time < to : from <= time || time < to;
}
