import type {
  DuelAudience,
  DuelChallenge,
  DuelPace,
  DuelTeams,
  DuelTerms,
  LevelRule,
} from '@poketorneo/contract';

interface Label {
  name: string;
  meaning: string;
}

/** In the order of the screen. */
export const teamsOrder: readonly DuelTeams[] = ['drawn', 'own'];
export const paceOrder: readonly DuelPace[] = ['calm', 'quick', 'none'];
export const watchOrder: readonly DuelAudience[] = ['everybody', 'link', 'nobody'];
export const levelOptions: readonly { value: LevelRule; name: string }[] = [
  { value: 'equal', name: 'Livello 50' },
  { value: 'real', name: 'Livello reale' },
];

export const teamsLabels: Readonly<Record<DuelTeams, Label>> = {
  drawn: { name: 'Sorteggiate', meaning: 'Due squadre equilibrate, pescate apposta per voi.' },
  own: { name: 'Proprie', meaning: 'Ognuno lotta con i Pokémon della sua squadra.' },
};

export const twoLeggedLabel = {
  label: 'Andata e ritorno',
  note: 'Dopo la prima lotta ce n’è una seconda, con le squadre scambiate.',
};

/** Of a challenge with the teams of 'Genera squadre'. */
export const givenTeamsMeaning = 'Due squadre già generate: una può essere più forte.';

export const paceLabels: Readonly<Record<DuelPace, Label>> = {
  calm: { name: 'Con calma', meaning: '45 secondi per ogni scelta e 3 minuti di riserva.' },
  quick: { name: 'Veloce', meaning: '25 secondi per ogni scelta e 1 minuto e mezzo di riserva.' },
  none: { name: 'Senza orologio', meaning: 'Tre giorni per ogni scelta: si lotta quando si può.' },
};

export const watchLabels: Readonly<Record<DuelAudience, Label>> = {
  everybody: { name: 'Tutti', meaning: 'La può guardare chiunque, in diretta.' },
  link: { name: 'Con il link', meaning: 'La guarda solo a chi mandate il link.' },
  nobody: { name: 'Nessuno', meaning: 'La vedete solo voi due.' },
};

export function ratedName(rated: boolean): string {
  return rated ? 'Per la classifica' : 'Amichevole';
}

/** The same for a challenge, whose teams may be known already. */
export function formatChallengeTerms({
  terms,
  isUnbalanced,
}: Pick<DuelChallenge, 'terms' | 'isUnbalanced'>): string {
  return isUnbalanced ? `${formatTerms(terms)} · squadre non bilanciate` : formatTerms(terms);
}

/** As in 'Squadre sorteggiate · 3 Pokémon, tier 3 · con calma · per la classifica'. */
export function formatTerms({
  teams,
  size,
  tier,
  level,
  pace,
  rated,
  isTwoLegged,
}: DuelTerms): string {
  const isOwn = teams === 'own';
  return [
    `Squadre ${teamsLabels[teams].name.toLowerCase()}`,
    `${size} Pokémon, tier ${isOwn ? 'fino a ' : ''}${tier}`,
    ...(isOwn ? [level === 'equal' ? 'livello 50' : 'livello reale'] : []),
    paceLabels[pace].name.toLowerCase(),
    ratedName(rated).toLowerCase(),
    ...(isTwoLegged ? ['andata e ritorno'] : []),
  ].join(' · ');
}
