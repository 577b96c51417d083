import type { BattleEndReason, DuelResult, MatchOutcome, ShownRating } from '@poketorneo/contract';
import { maxBattleTurns } from '@poketorneo/rules/battle';
import { countedDuelsPerDay, firstCountedTurn, isCertain } from '@poketorneo/rules/duels';

interface DuelEndParts {
  result: DuelResult;
  /** The name of the other player. */
  foe: string;
  isRated: boolean;
  /** The turn in which it ended. */
  turn: number;
}

type Reason = (foe: string) => string | null;
const none: Reason = () => null;

const reasons: Readonly<Record<BattleEndReason, Readonly<Record<MatchOutcome, Reason>>>> = {
  play: { win: none, loss: none, draw: none, suspended: none },
  surrender: {
    win: (foe) => `Arriva la resa di ${foe}.`,
    loss: () => 'Hai rinunciato alla lotta.',
    draw: none,
    suspended: none,
  },
  timeout: {
    win: (foe) => `Il tempo di ${foe} è scaduto.`,
    loss: () => 'Il tuo tempo è scaduto.',
    draw: () => 'Il tempo è scaduto per entrambi.',
    suspended: none,
  },
  agreement: { win: none, loss: none, draw: () => 'Pareggio d’accordo.', suspended: none },
  limit: {
    win: () => atLimit,
    loss: () => atLimit,
    draw: () => atLimit,
    suspended: none,
  },
};
const atLimit = `Dopo ${maxBattleTurns} turni la lotta si è decisa ai punti.`;

/** How it ended if it was not played out; null otherwise. */
export function reasonOf({ result: { by, outcome }, foe }: DuelEndParts): string | null {
  return reasons[by][outcome](foe);
}

/** Why the ratings stay as they were. */
export function whyUnrated({ result: { by, outcome }, isRated, turn }: DuelEndParts): string {
  if (!isRated) return 'Era una lotta amichevole: la classifica resta com’è.';
  const isByTime = atTime[by];
  if (isByTime && outcomesWithoutWinner[outcome]) {
    return 'Nessuno ha scelto in tempo: la classifica resta com’è.';
  }
  if (!isByTime && turn < firstCountedTurn) {
    return `È finita prima del turno ${firstCountedTurn}: la classifica resta com’è.`;
  }
  return `La classifica resta com’è: contano le lotte con squadre equilibrate, al massimo ${countedDuelsPerDay} al giorno con lo stesso avversario.`;
}

const atTime: Readonly<Record<BattleEndReason, boolean>> = {
  play: false,
  surrender: false,
  timeout: true,
  agreement: false,
  limit: false,
};
const outcomesWithoutWinner: Readonly<Record<MatchOutcome, boolean>> = {
  win: false,
  loss: false,
  draw: true,
  suspended: true,
};

/** As in '1512', or '1512?' while it is uncertain. */
export function formatRating(rating: ShownRating): string {
  return isCertain(rating) ? `${rating.rating}` : `${rating.rating}?`;
}

/** As in '+12', '−8' and '±0'. */
export function formatChange(change: number): string {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `−${-change}`;
}
