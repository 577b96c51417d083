import type {
  BattleEndReason,
  DuelResult,
  MatchOutcome,
  ShownRating,
  UnratedReason,
} from '@poketorneo/contract';
import { maxBattleTurns } from '@poketorneo/rules/battle';
import { countedDuelsPerDay, firstCountedTurn, isCertain } from '@poketorneo/rules/duels';

interface DuelEndParts {
  result: DuelResult;
  /** The name of the other player. */
  foe: string;
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

const unratedReasons: Readonly<Record<UnratedReason, string>> = {
  trial: 'Era una lotta di prova',
  void: 'La lotta è stata annullata',
  'by-hand': 'Il risultato è di un organizzatore',
  'unrated-terms': 'Era una lotta amichevole',
  'no-clock': 'Le lotte senza tempo non contano',
  'unweighed-teams': 'Le squadre sorteggiate non erano bilanciate',
  'no-account': 'Uno dei due account non c’è più',
  'same-person': 'I due account sembrano della stessa persona',
  'both-late': 'Nessuno ha scelto in tempo',
  'too-short': `È finita prima del turno ${firstCountedTurn}`,
  'fifth-of-the-day': `Contano al massimo ${countedDuelsPerDay} lotte al giorno con lo stesso avversario`,
};

/** Why the ratings stay as they were. */
export function formatUnratedReason(reason: UnratedReason): string {
  return `${unratedReasons[reason]}: la classifica resta com’è.`;
}

/** Of both legs of 'Andata e ritorno', the player's wins first. */
export function formatTotal([own, foe]: readonly [number, number]): string {
  return `Tra andata e ritorno: ${own} a ${foe}.`;
}

/** As in '1512', or '1512?' while it is uncertain. */
export function formatRating(rating: ShownRating): string {
  return isCertain(rating) ? `${rating.rating}` : `${rating.rating}?`;
}

/** As in '+12', '−8' and '±0'. */
export function formatChange(change: number): string {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `−${-change}`;
}
