import type { DuelTerms, MatchOutcome, NotificationKind } from '@poketorneo/contract';
import { faceIconPath, spritePath } from '@poketorneo/gen4/asset-paths';
import { championPosition } from '@poketorneo/rules';
import { choiceDeadlineDays } from '@poketorneo/rules/battle';

/** Input of each kind of notification. Pictures are paths on the asset host. */
interface NotificationInputs {
  welcome: object;
  starter: ObtainedPokemon;
  reward: ObtainedPokemon;
  prize: ObtainedPokemon;
  'secret-pokemon': ObtainedPokemon;
  'icons-obtained': { speciesIds: readonly number[] };
  badge: {
    badgeName: string;
    badgePicture: string;
    leaderName: string;
    leaderPicture: string;
    leaderPosition: number;
    tournamentId: number;
  };
  'reward-lost': {
    leaderName: string;
    leaderPosition: number;
    tournamentId: number;
    pokemonName: string;
    sprite: string;
    /** Lost by the rule after too many attempts; else withheld by an organiser. */
    tooManyAttempts: boolean;
  };
  'tournament-unlocked': { tournamentName: string; tournamentPicture: string };
  'champion-unlocked': {
    championName: string;
    championPicture: string;
    tournamentName: string;
    tournamentId: number;
  };
  record: {
    game: Game;
    value: number;
    /** Only for PokéMemory: whether there was no record before. */
    isFirst?: boolean;
  };
  'match-recorded': { leaderName: string; outcome: MatchOutcome };
  'match-revised': {
    leaderName: string;
    outcomeBefore: MatchOutcome;
    /** Null: undone. */
    outcome: MatchOutcome | null;
    /** Number of later matches undone with it. */
    numberOfUndone: number;
    withdrawnTournaments: readonly string[];
  };
  'battle-waiting': BattleInput;
  'battle-timeout': BattleInput;
  'battle-void': BattleInput;
  'duel-void': { opponentName: string; opponentPicture: string };
  challenge: {
    challengeId: number;
    challengerName: string;
    challengerPicture: string;
    terms: Pick<DuelTerms, 'teams' | 'size' | 'tier'>;
  };
  'season-closed': { name: string; nextName: string; hasStoppedBattle: boolean };
  'season-reopened': { name: string };
  'organiser-appointed': object;
  'organiser-dismissed': object;
  'organiser-plays': object;
  'organiser-plays-no-more': object;
  'backup-due': object;
  /** To organisers: who has forgotten the password. */
  'password-wish': { username: string };
  /** To the player for whom a link was created, against unnoticed password changes. */
  'password-link': { organiser: string };
  /** To the user of a device link, against unnoticed sign-ins. */
  'device-link': { browser: string | null; system: string | null };
  /** To organisers: a sign-up needs approval. */
  'sign-up-waiting': { username: string };
}

interface ObtainedPokemon {
  name: string;
  speciesId: number;
  formId: number;
  isShiny: boolean;
}

interface BattleInput {
  battleId: number;
  leaderName: string;
  leaderPicture: string;
}

type ProductKind = Exclude<NotificationKind, 'message'>;
/**
 * Fails to compile, with these words, unless NotificationInputs has exactly the contract's kinds.
 */
export type EveryKindHasAnInput = [
  Missing<Exclude<ProductKind, keyof NotificationInputs>>,
  Superfluous<Exclude<keyof NotificationInputs, ProductKind>>,
];
type Missing<Kind extends 'Add the input of this kind to NotificationInputs'> = Kind;
type Superfluous<Kind extends 'Remove this kind from NotificationInputs'> = Kind;

/** One of the product's notifications to users. */
export type ProductNotification<Kind extends keyof NotificationInputs = keyof NotificationInputs> =
  {
    [One in Kind]: { kind: One } & NotificationInputs[One];
  }[Kind];

type Game = 'quiz' | 'memory-game' | 'shell-game';

/** Text, picture and link of a notification. */
export interface NotificationContent {
  title: string;
  text: string;
  image: string | null;
  url: string | null;
  /** Text of the link. */
  urlName: string | null;
  urlSection: string | null;
}

const pikachu = 25;

/** The shown content: titles must not be truncated, and there is always a link. */
export function contentOf<Kind extends keyof NotificationInputs>(
  notification: ProductNotification<Kind>,
): NotificationContent {
  return contents[notification.kind](notification);
}

const contents: {
  readonly [Kind in keyof NotificationInputs]: (
    input: NotificationInputs[Kind],
  ) => NotificationContent;
} = {
  welcome: () => ({
    title: 'Ti diamo il benvenuto!',
    text: 'Iscriviti al primo torneo: ricevi tre Pokémon e puoi sfidare i capipalestra. In bocca al lupo!',
    image: faceIconPath(pikachu),
    ...linkTo('/tournaments', 'Vai ai tornei'),
  }),
  starter: obtained('Un nuovo compagno!', 'comincia il torneo con te: lo trovi nella tua squadra.'),
  reward: obtained(
    'Premio ottenuto!',
    'è il premio per la tua vittoria: lo trovi nella tua squadra.',
  ),
  prize: obtained(
    'Premio speciale!',
    'è il premio di chi sconfigge il campione: lo trovi nella tua squadra.',
  ),
  'secret-pokemon': obtained(
    'Pokémon segreto!',
    'era un Pokémon segreto: ora lo trovi nella tua squadra.',
  ),
  'icons-obtained': ({ speciesIds }) => {
    const count = speciesIds.length;
    return {
      title: count === 1 ? 'Nuova icona!' : 'Nuove icone!',
      text:
        count === 1
          ? 'Hai ottenuto un’icona: la trovi nel tuo profilo.'
          : `Hai ottenuto ${count} icone: le trovi nel tuo profilo.`,
      image: faceIconPath(speciesIds[0] ?? pikachu),
      // Any section opens the icons panel.
      ...linkTo('/profile', 'Scegli la tua icona', 'icons'),
    };
  },
  badge: ({ badgeName, badgePicture, tournamentId }) => ({
    title: 'Nuova medaglia!',
    text: `Hai ottenuto «${badgeName}»: ora risplende nel tuo medagliere.`,
    image: badgePicture,
    ...linkTo('/badges', 'Vai al medagliere', String(tournamentId)),
  }),
  'reward-lost': ({
    tooManyAttempts,
    leaderName,
    pokemonName,
    sprite,
    tournamentId,
    leaderPosition,
  }) => ({
    title: 'Premio perso',
    text: tooManyAttempts
      ? `Hai sconfitto ${leaderName}, ma dopo troppi tentativi: ${pokemonName} non entra in squadra.`
      : `Hai sconfitto ${leaderName}, ma gli organizzatori non hanno assegnato il premio: ${pokemonName} non entra in squadra.`,
    image: sprite,
    ...linkTo('/tournament-leaders', 'Vai ai capipalestra', `${tournamentId}-${leaderPosition}`),
  }),
  'tournament-unlocked': ({ tournamentName }) => ({
    title: 'Nuovo torneo!',
    text: `Ora puoi iscriverti a «${tournamentName}».`,
    image: null,
    ...linkTo('/tournaments', 'Vai ai tornei'),
  }),
  'champion-unlocked': ({ championName, tournamentId }) => ({
    title: 'La sfida finale!',
    text: `Hai sconfitto tutti i capipalestra: ora ti aspetta ${championName}, e c’è in palio un premio speciale.`,
    image: null,
    ...linkTo('/tournament-leaders', 'Vai alla sfida', `${tournamentId}-${championPosition}`),
  }),
  record: (input) => ({
    title: `Nuovo record a ${gameNames[input.game]}!`,
    text: recordText(input),
    image: null,
    ...linkTo('/leaderboard', 'Vai alla classifica'),
  }),
  'match-recorded': ({ leaderName, outcome }) => ({
    title: 'Lotta registrata',
    text: `Contro ${leaderName}: ${outcomes[outcome]}. Non è giusto? Scrivi all’organizzatore.`,
    image: null,
    ...linkTo('/my-matches', 'Vai alle tue lotte'),
  }),
  'match-revised': (input) => ({
    title: input.outcome === null ? 'Lotta annullata' : 'Lotta corretta',
    text: revisionText(input),
    image: null,
    ...linkTo('/my-matches', 'Vai alle tue lotte'),
  }),
  'battle-waiting': ({ leaderName, leaderPicture, battleId }) => ({
    title: 'La tua lotta ti aspetta',
    text: `Domani la lotta contro ${leaderName} conta come persa: riprendila finché puoi.`,
    image: leaderPicture,
    ...linkTo(`/battle/${battleId}`, 'Riprendi la lotta'),
  }),
  'battle-timeout': ({ leaderName, leaderPicture }) => ({
    title: 'Lotta persa per tempo',
    text: `Per ${choiceDeadlineDays} giorni non hai fatto nessuna mossa contro ${leaderName}: la lotta conta come una sconfitta.`,
    image: leaderPicture,
    ...linkTo('/my-matches', 'Vai alle tue lotte'),
  }),
  'battle-void': ({ leaderName, leaderPicture }) => ({
    title: 'Lotta annullata',
    text: `La lotta contro ${leaderName} non conta: gli organizzatori l’hanno annullata, puoi rifarla quando vuoi.`,
    image: leaderPicture,
    ...linkTo('/tournament-leaders', 'Vai ai capipalestra'),
  }),
  'duel-void': ({ opponentName, opponentPicture }) => ({
    title: 'Lotta annullata',
    text: `${opponentName} e tu: la vostra lotta è stata annullata e non conta, la classifica torna com’era.`,
    image: opponentPicture,
    ...linkTo('/my-matches', 'Vai alle tue lotte'),
  }),
  challenge: ({
    challengeId,
    challengerName,
    challengerPicture,
    terms: { teams, size, tier },
  }) => ({
    title: `${challengerName} ti sfida`,
    text: `${challengerName} vuole lottare: ${size} Pokémon, ${teams === 'drawn' ? 'squadre sorteggiate di tier' : 'squadre proprie fino al tier'} ${tier}.`,
    image: challengerPicture,
    ...linkTo(`/pvp-battle?sfida=${challengeId}`, 'Rispondi alla sfida'),
  }),
  'organiser-appointed': () => ({
    title: 'Ora fai parte degli organizzatori',
    text: 'Nel menu trovi gli sfidanti, i capipalestra e la lista dei Pokémon da curare.',
    image: null,
    ...linkTo('/users', 'Vai agli sfidanti'),
  }),
  'organiser-dismissed': () => ({
    title: 'Non fai più parte degli organizzatori',
    text: 'I tornei restano aperti per te: continua a giocare come sfidante.',
    image: null,
    ...linkTo('/tournaments', 'Vai ai tornei'),
  }),
  'sign-up-waiting': ({ username }) => ({
    title: 'Qualcuno vuole entrare',
    text: `${username} vuole iscriversi e aspetta la tua approvazione.`,
    image: null,
    ...linkTo('/club/invitations', 'Vai alle iscrizioni'),
  }),
  'organiser-plays': () => ({
    title: 'Ora gareggi anche tu',
    text: 'Continui a organizzare e nel menu hai anche tornei, sfide e medagliere: in bocca al lupo!',
    image: null,
    ...linkTo('/tournaments', 'Vai ai tornei'),
  }),
  'organiser-plays-no-more': () => ({
    title: 'Organizzi senza gareggiare',
    text: 'Medaglie e Pokémon restano al loro posto: se torni in gara in questa stagione, li ritrovi.',
    image: null,
    ...linkTo('/users', 'Vai agli sfidanti'),
  }),
  'password-wish': ({ username }) => ({
    title: 'Password dimenticata',
    text: `${username} chiede una nuova password: prepara il link dai suoi dettagli.`,
    image: null,
    ...linkTo(`/users?cerca=${encodeURIComponent(username)}`, 'Prepara il link'),
  }),
  'password-link': ({ organiser }) => ({
    title: 'Un link per la tua password',
    text: `${organiser} ha preparato un link per cambiare la tua password. Non l’hai chiesto? Parlane con gli organizzatori.`,
    image: null,
    ...linkTo('/profile/edit', 'Vai al profilo'),
  }),
  'device-link': (input) => ({
    title: 'Un altro dispositivo è entrato',
    text: `${formatDevice(input)} ora usa il tuo account. Se non lo riconosci, fallo uscire e cambia la password.`,
    image: null,
    ...linkTo('/profile/edit#dispositivi', 'Vedi i tuoi dispositivi'),
  }),
  'season-closed': ({ name, nextName, hasStoppedBattle }) => ({
    title: 'Comincia una nuova stagione!',
    text: `«${name}» è finita e resta nell’Albo d’oro. In «${nextName}» si riparte tutti da zero, icone a parte.${hasStoppedBattle ? ' La lotta che avevi in corso è annullata.' : ''}`,
    image: null,
    ...linkTo('/hall-of-fame', 'Vai all’Albo d’oro'),
  }),
  'season-reopened': ({ name }) => ({
    title: 'La stagione continua!',
    text: `«${name}» è di nuovo aperta: medaglie, Pokémon e classifiche sono come prima.`,
    image: null,
    ...linkTo('/tournaments', 'Vai ai tornei'),
  }),
  'backup-due': () => ({
    title: 'È ora di una copia dei dati',
    text: 'Non ne fai una da più di una settimana. Bastano due tocchi: se il computer si rompe, il torneo riparte da lì.',
    image: null,
    ...linkTo('/club/downloads', 'Fai una copia'),
  }),
};

function obtained(title: string, text: string) {
  return ({ name, formId, isShiny }: ObtainedPokemon): NotificationContent => ({
    title,
    text: `${name} ${text}`,
    image: spritePath(formId, { shiny: isShiny }),
    ...linkTo('/my-team', 'Vai alla squadra'),
  });
}

/** Capitalised. */
function formatDevice({ browser, system }: NotificationInputs['device-link']) {
  if (browser !== null && system !== null) return `${browser} su ${system}`;
  return browser ?? system ?? 'Un dispositivo';
}

const outcomes: Readonly<Record<MatchOutcome, string>> = {
  win: 'vittoria',
  loss: 'sconfitta',
  draw: 'pareggio',
  suspended: 'lotta sospesa',
};

const gameNames: Readonly<Record<Game, string>> = {
  quiz: 'PokéQuiz',
  'memory-game': 'PokéMemory',
  'shell-game': 'PokéShell',
};

const italianNumber = new Intl.NumberFormat('it-IT');

function recordText({ game, value, isFirst = false }: NotificationInputs['record']): string {
  switch (game) {
    case 'quiz':
      return value === 1
        ? 'La tua serie più lunga è di una risposta giusta.'
        : `La tua serie più lunga ora è di ${italianNumber.format(value)} risposte giuste di fila.`;
    case 'memory-game':
      return isFirst
        ? `Hai trovato tutte le coppie in ${italianNumber.format(value)} mosse: è il tuo primo record, prova a batterlo!`
        : `Hai trovato tutte le coppie in ${italianNumber.format(value)} mosse: non ne avevi mai usate così poche.`;
    case 'shell-game':
      return value === 1
        ? 'Hai superato il tuo primo turno.'
        : `Hai superato ${italianNumber.format(value)} turni: non erano mai stati così tanti.`;
  }
}

function revisionText({
  leaderName,
  outcomeBefore,
  outcome,
  numberOfUndone,
  withdrawnTournaments,
}: NotificationInputs['match-revised']): string {
  const what =
    outcome === null
      ? `La lotta contro ${leaderName} (${outcomes[outcomeBefore]}) non conta più.`
      : outcome === outcomeBefore
        ? `È cambiato il premio della lotta contro ${leaderName}.`
        : `Contro ${leaderName}: ${outcomes[outcome]}, non ${outcomes[outcomeBefore]}.`;
  const others =
    numberOfUndone === 0
      ? []
      : [
          numberOfUndone === 1
            ? 'Si annulla anche una lotta venuta dopo.'
            : `Si annullano anche ${numberOfUndone} lotte venute dopo.`,
        ];
  const signUps = withdrawnTournaments.map((name) => `Si annulla l’iscrizione a «${name}».`);
  return [what, ...others, ...signUps].join(' ');
}

function linkTo(url: string, urlName: string, urlSection: string | null = null) {
  return { url, urlName, urlSection };
}
