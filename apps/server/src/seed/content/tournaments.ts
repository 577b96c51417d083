export const tournamentSlugs = ['kanto', 'johto', 'hoenn', 'sinnoh'] as const;

export type TournamentSlug = (typeof tournamentSlugs)[number];

/** A tournament of a new installation. */
export interface TournamentContent {
  readonly slug: TournamentSlug;
  /** 1 to 4: completing one opens the next. */
  readonly order: number;
  readonly name: string;
  readonly description: string;
  /** Colour of the badge case, as '#rrggbb'. */
  readonly badgeCaseBackground: string;
  /** Path on the asset host. */
  readonly image: string;
}

/** A tournament's original texts by number; undefined if unknown. */
export function originalTextsOf(
  tournamentId: number,
): Pick<TournamentContent, 'name' | 'description'> | undefined {
  const content = tournaments.find(({ order }) => order === tournamentId);
  return content && { name: content.name, description: content.description };
}

export const tournaments: readonly TournamentContent[] = [
  {
    slug: 'kanto',
    order: 1,
    name: 'Torneo di Kanto',
    description:
      'Otto palestre leggendarie e un rivale che non ha mai imparato a perdere: ogni grande storia comincia da qui. Scegli con cura le tue prime lotte, perché Brock ti sta già aspettando.',
    badgeCaseBackground: '#8c1c2b',
    image: 'tournaments/kanto.svg',
  },
  {
    slug: 'johto',
    order: 2,
    name: 'Torneo di Johto',
    description:
      'Tra torri antiche e templi immersi nel silenzio, i capipalestra di Johto mettono alla prova la pazienza quanto la forza. Chi arriva in fondo trova Lance, e con lui i suoi draghi.',
    badgeCaseBackground: '#e8c766',
    image: 'tournaments/johto.svg',
  },
  {
    slug: 'hoenn',
    order: 3,
    name: 'Torneo di Hoenn',
    description:
      'Mari profondi, vulcani accesi e una lotta in doppio che nessuno dimentica: a Hoenn la natura combatte insieme ai capipalestra. Prepara una squadra capace di cambiare passo a ogni palestra.',
    badgeCaseBackground: '#0f5c4d',
    image: 'tournaments/hoenn.svg',
  },
  {
    slug: 'sinnoh',
    order: 4,
    name: 'Torneo di Sinnoh',
    description:
      'Sotto le nevi del Monte Corona si gioca la sfida più dura, riservata a chi ha già tre regioni alle spalle. Solo otto vittorie portano davanti a Camilla, e solo i migliori restano in piedi.',
    badgeCaseBackground: '#c3d4ec',
    image: 'tournaments/sinnoh.svg',
  },
];
