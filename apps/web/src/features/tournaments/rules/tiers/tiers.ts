/** The three tiers with the anchors of their lists. */
export const tiers = [
  {
    tier: 1,
    id: 'tier-1',
    rank: 'Comuni',
    one: 'Comune',
    text: 'Tutti i Pokémon che non stanno nelle altre due liste: la spina dorsale di ogni squadra. Sono tanti, perciò li trovi divisi per regione.',
  },
  {
    tier: 2,
    id: 'tier-2',
    rank: 'Leggendari e pseudoleggendari',
    one: 'Leggendario o pseudoleggendario',
    text: 'I leggendari, i misteriosi e le cinque ultime evoluzioni che non hanno nulla da invidiare a loro.',
  },
  {
    tier: 3,
    id: 'tier-3',
    rank: 'Super leggendari',
    one: 'Super leggendario',
    text: 'I dodici che piegano lo spazio, il tempo e le regole. Da schierare con giudizio.',
  },
] as const;

export type TierInfo = (typeof tiers)[number];
