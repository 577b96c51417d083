import type { BattlesMode, LevelRule } from '@poketorneo/contract';

/** The level rules for players. */
export const levelRuleLabels: Readonly<Record<LevelRule, { name: string; meaning: string }>> = {
  equal: {
    name: 'Livello pari',
    meaning:
      'Contro un capopalestra i tuoi Pokémon lottano tutti al livello del suo Pokémon più forte.',
  },
  real: {
    name: 'Livello reale',
    meaning: 'Contro un capopalestra ogni Pokémon lotta al proprio livello.',
  },
};

/** The level rules for organisers, who own none of those Pokémon. */
export const organiserLevelRuleLabels: typeof levelRuleLabels = {
  ...levelRuleLabels,
  equal: {
    ...levelRuleLabels.equal,
    meaning:
      'Contro un capopalestra i Pokémon dello sfidante lottano tutti al livello del più forte tra quelli del capopalestra.',
  },
};

export const battlesModeLabels: Readonly<Record<BattlesMode, { name: string; meaning: string }>> = {
  'in-app': {
    name: 'Nell’app',
    meaning: 'Ogni sfida si combatte qui: l’esito si registra da solo.',
  },
  'by-hand': {
    name: 'Dal vivo',
    meaning: 'Ci si incontra per lottare e l’esito lo registri tu. Qui si sceglie solo la squadra.',
  },
  both: {
    name: 'In entrambi i modi',
    meaning: 'Si può lottare nell’app, e tu puoi registrare anche le lotte dal vivo.',
  },
};

/** As in 'Livello pari: 14'. */
export function formatLevel(rule: LevelRule, level: number | null): string {
  const { name } = levelRuleLabels[rule];
  return level === null ? name : `${name}: ${level}`;
}
