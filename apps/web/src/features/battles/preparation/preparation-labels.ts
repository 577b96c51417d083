import type { BattlePreparation, LeaderBattleKind } from '@poketorneo/contract';

const numbers = ['', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei'];

/** The button that chooses the proposed Pokémon. */
export function proposalLabel(count: number, isChosen: boolean): string {
  if (isChosen) return 'Scelti';
  return count === 1 ? 'Scegli questo' : `Scegli questi ${numbers[count]}`;
}

type Attempts = Pick<BattlePreparation, 'kind' | 'rewardedAttemptsLeft' | 'numberOfMatches'>;

/** The number of the next attempt and its stakes, in Italian. */
export function attemptsLabel(attempts: Attempts): string {
  return labels[attempts.kind](attempts);
}

const labels: Readonly<Record<LeaderBattleKind, (attempts: Attempts) => string>> = {
  leader: rewardLabel,
  rematch: () => 'Rivincita: si lotta per il piacere di farlo, senza conseguenze.',
};

function rewardLabel({ rewardedAttemptsLeft, numberOfMatches }: Attempts): string {
  const attempt = numberOfMatches + 1;
  if (rewardedAttemptsLeft === 0) {
    return `Tentativo ${attempt}: il premio non è più in palio, la medaglia sì.`;
  }
  const rewarded = `Tentativo ${attempt} di ${numberOfMatches + rewardedAttemptsLeft} con il premio in palio`;
  return rewardedAttemptsLeft === 1 ? `${rewarded}: è l’ultimo.` : `${rewarded}.`;
}
