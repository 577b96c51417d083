import type { Challenger } from '@poketorneo/contract';
import { leadersPerTournament } from '@poketorneo/rules';

type EnteredTournament = Challenger['tournaments'][number];

/** The ongoing tournament of a challenger, else their last one. */
export function latestTournament(
  tournaments: readonly EnteredTournament[],
): EnteredTournament | undefined {
  return tournaments.find(({ status }) => status === 'Ongoing') ?? tournaments.at(-1);
}

/** Defeated leaders and champion; the champion is not one of the eight leaders. */
export function defeatsOf({ defeatedLeaders }: EnteredTournament) {
  return {
    leaders: Math.min(defeatedLeaders, leadersPerTournament),
    champion: defeatedLeaders > leadersPerTournament,
  };
}

/** Why a challenger has no next leader, in Italian. */
export function idleReason({
  tournaments,
  openTournaments,
  plays,
}: Pick<Challenger, 'tournaments' | 'openTournaments' | 'plays'>): string {
  if (openTournaments.length > 0) {
    return tournaments.length === 0
      ? 'Ancora in nessun torneo'
      : 'Nessun avversario: manca l’iscrizione al prossimo torneo';
  }
  if (tournaments.length > 0) return 'Nessun avversario: tornei finiti';
  return plays ? 'Nessun torneo per ora' : 'Organizza, non gareggia';
}
