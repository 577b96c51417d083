import type { BattleResult, LeaderBattleKind, MatchOutcome } from '@poketorneo/contract';
import { isWin } from '@poketorneo/rules';
import { maxBattleTurns } from '@poketorneo/rules/battle';
import { counted } from '../../../ui/format/counts.ts';

export function headlineOf({ outcome }: Pick<BattleResult, 'outcome'>): string {
  return headlines[outcome];
}

const headlines: Readonly<Record<MatchOutcome, string>> = {
  win: 'Vittoria!',
  loss: 'Sconfitta',
  draw: 'Pareggio',
  suspended: 'Sospesa',
};

/** The consequences of the result besides its gains; null for none. */
export function meaningOf(result: BattleResult, kind: LeaderBattleKind): string | null {
  return meanings[kind](result);
}

const meanings: Readonly<Record<LeaderBattleKind, (result: BattleResult) => string | null>> = {
  leader: meaningOfAttempt,
  rematch: () => 'Era una rivincita: medaglie e tentativi restano come prima.',
};

function meaningOfAttempt(result: BattleResult): string | null {
  const { outcome, match, rewardedAttemptsLeft, isAnyTierAllowed } = result;
  if (isWin(outcome)) {
    if (match === null) return 'Questa lotta è stata annullata.';
    return match.gains.lostPokemon === null
      ? null
      : 'Il premio valeva solo per i primi tre tentativi.';
  }
  const left =
    rewardedAttemptsLeft === 0
      ? 'Il premio ormai è perso, ma la medaglia ti aspetta.'
      : `Hai ancora ${counted(rewardedAttemptsLeft, 'tentativo', 'tentativi')} con il premio.`;
  return isAnyTierAllowed ? `${left} D’ora in poi puoi schierare Pokémon di ogni tier.` : left;
}

/** How it ended if it was not played out; null otherwise. */
export function reasonOf({ by, outcome }: Pick<BattleResult, 'by' | 'outcome'>): string | null {
  switch (by) {
    case 'surrender':
      return isWin(outcome) ? null : 'Hai rinunciato alla lotta.';
    case 'timeout':
      return 'La lotta ha atteso troppo a lungo.';
    case 'limit':
      return `Dopo ${maxBattleTurns} turni la lotta si è decisa ai punti.`;
    case 'play':
    case 'agreement':
      return null;
  }
}

/** Organisers name badges freely, so only names that begin with 'Medaglia' get an article. */
export function badgeLabel(name: string): string {
  return /^medaglia /i.test(name) ? `Hai conquistato la ${name}!` : `Hai conquistato: ${name}`;
}
