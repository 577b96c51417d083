import type { Challenger, MatchOutcome } from '@poketorneo/contract';
import { championPosition, leadersPerTournament } from '@poketorneo/rules';

/** How a match ended. */
export const outcomeNames: Readonly<Record<MatchOutcome, string>> = {
  win: 'Vittoria',
  loss: 'Sconfitta',
  draw: 'Pareggio',
  suspended: 'Sospesa',
};

const numbers = new Intl.NumberFormat('it');

/** A number with its noun, as in '1 medaglia' and '12 medaglie'. */
export function counted(count: number, one: string, many: string): string {
  return `${numbers.format(count)} ${count === 1 ? one : many}`;
}

/** A leader's place in the tournament. */
export function placeInWords(order: number): string {
  return order === championPosition ? 'Campione' : `Palestra ${order}`;
}

type EnteredTournament = Challenger['tournaments'][number];

/** The tournament that a challenger is playing, or else the last one they have played. */
export function currentTournament(
  tournaments: readonly EnteredTournament[],
): EnteredTournament | undefined {
  return tournaments.find(({ status }) => status === 'Ongoing') ?? tournaments.at(-1);
}

/** How far a challenger is in a tournament: the champion is not one of the eight. */
export function defeatsOf({ defeatedLeaders }: EnteredTournament) {
  return {
    leaders: Math.min(defeatedLeaders, leadersPerTournament),
    champion: defeatedLeaders > leadersPerTournament,
  };
}

/** Why a challenger has nobody to face. */
export function idleReason({ tournaments }: Pick<Challenger, 'tournaments'>): string {
  return tournaments.length === 0 ? 'Ancora in nessun torneo' : 'Nessun avversario: tornei finiti';
}

const moments = new Intl.DateTimeFormat('it', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const dates = new Intl.DateTimeFormat('it', { day: 'numeric', month: 'long', year: 'numeric' });

/** '21 nov 2026, 18:04', where whoever reads it is. */
export function momentInWords(moment: string): string {
  return moments.format(new Date(moment));
}

/** '21 novembre 2026', likewise. */
export function dateInWords(moment: string): string {
  return dates.format(new Date(moment));
}
