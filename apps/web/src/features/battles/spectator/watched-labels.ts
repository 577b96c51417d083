import type { BattleEndReason, WatchedDuel } from '@poketorneo/contract';
import { maxBattleTurns, ofSide } from '@poketorneo/rules/battle';

/** The names of winner and loser; null for a draw. */
interface Decided {
  readonly winner: string;
  readonly loser: string;
}

function decidedOf({ outcome, contestants }: WatchedDuel): Decided | null {
  const [one, two] = [ofSide(contestants, 1).name, ofSide(contestants, 2).name];
  switch (outcome) {
    case 'win':
      return { winner: one, loser: two };
    case 'loss':
      return { winner: two, loser: one };
    case 'draw':
    case 'suspended':
    case null:
      return null;
  }
}

/** As in 'Vince Nina!'. */
export function headlineOf(duel: WatchedDuel): string {
  if (duel.status === 'void') return 'Lotta annullata';
  const decided = decidedOf(duel);
  return decided === null ? 'Pareggio' : `Vince ${decided.winner}!`;
}

const reasons: Readonly<Record<BattleEndReason, (decided: Decided | null) => string | null>> = {
  play: () => null,
  surrender: (decided) => decided && `Arriva la resa di ${decided.loser}.`,
  timeout: (decided) =>
    decided === null
      ? 'Il tempo è scaduto per entrambi.'
      : `Il tempo di ${decided.loser} è scaduto.`,
  agreement: () => 'Pareggio d’accordo.',
  limit: () => `Dopo ${maxBattleTurns} turni la lotta si è decisa ai punti.`,
};

/** Both in one sentence or two. */
export function endSentenceOf(duel: WatchedDuel): string {
  const [headline, reason] = [headlineOf(duel), reasonOf(duel)];
  if (reason === null) return headline;
  if (reason.startsWith(headline)) return reason;
  return `${headline}${headline.endsWith('!') ? '' : '.'} ${reason}`;
}

/** How it ended if it was not played out; null otherwise. */
export function reasonOf(duel: WatchedDuel): string | null {
  return duel.by === null ? null : reasons[duel.by](decidedOf(duel));
}
