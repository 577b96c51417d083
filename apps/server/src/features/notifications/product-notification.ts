import type { MatchOutcome } from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import { championPosition } from '@poketorneo/rules';
import { daysToChoose } from '@poketorneo/rules/battle';

/** What the product itself tells players. Pictures are paths on the asset host. */
export type ProductNotification =
  | { kind: 'welcome' }
  | { kind: 'starter' | 'reward' | 'prize' | 'secret-pokemon'; name: string; sprite: string }
  | { kind: 'icons-obtained'; count: number; image: string }
  | { kind: 'badge'; badgeName: string; image: string; tournamentPosition: number }
  | {
      kind: 'reward-lost';
      leaderName: string;
      leaderPosition: number;
      tournamentPosition: number;
      pokemonName: string;
      sprite: string;
      /** The rule takes it after too many attempts; before, an organiser does. */
      tooManyAttempts: boolean;
    }
  | { kind: 'tournament-unlocked'; tournamentName: string }
  | { kind: 'champion-unlocked'; championName: string; tournamentPosition: number }
  | {
      kind: 'record';
      game: Game;
      value: number;
      /** Of PokéMemory, where the value does not tell: there is none before it to be compared with. */
      isFirst?: boolean;
    }
  | { kind: 'match-recorded'; leaderName: string; outcome: MatchOutcome }
  | {
      kind: 'battle-waiting' | 'battle-timeout' | 'battle-void';
      battleId: number;
      leaderName: string;
      /** A picture of the leader. */
      sprite: string;
    }
  | { kind: 'organiser-appointed' | 'organiser-dismissed' };

type Game = 'quiz' | 'memory-game' | 'shell-game';

/** A notification's words, its picture, and the page that it is about. */
export interface NotificationContent {
  title: string;
  text: string;
  image: string | null;
  url: string | null;
  /** The words of the link. */
  urlName: string | null;
  urlSection: string | null;
}

const pikachu = 25;

/** What players read: no title that they would see cut off, and always the page it is about. */
export function contentOf(notification: ProductNotification): NotificationContent {
  switch (notification.kind) {
    case 'welcome':
      return {
        title: 'Ti diamo il benvenuto!',
        text: 'Iscriviti al primo torneo: ricevi tre Pokémon e puoi sfidare i capipalestra. In bocca al lupo!',
        image: faceIconPath(pikachu),
        ...linkTo('/tournaments', 'Vai ai tornei'),
      };
    case 'starter':
    case 'reward':
    case 'prize':
    case 'secret-pokemon':
      return {
        title: obtainedTitles[notification.kind],
        text: `${notification.name} ${obtainedTexts[notification.kind]}`,
        image: notification.sprite,
        ...linkTo('/my-team', 'Vai alla squadra'),
      };
    case 'icons-obtained':
      return {
        title: notification.count === 1 ? 'Nuova icona!' : 'Nuove icone!',
        text:
          notification.count === 1
            ? 'Hai ottenuto un’icona: la trovi nel tuo profilo.'
            : `Hai ottenuto ${notification.count} icone: le trovi nel tuo profilo.`,
        image: notification.image,
        // Any section opens the panel of the icons.
        ...linkTo('/profile', 'Scegli la tua icona', 'icons'),
      };
    case 'badge':
      return {
        title: 'Nuova medaglia!',
        text: `Hai ottenuto «${notification.badgeName}»: ora risplende nel tuo medagliere.`,
        image: notification.image,
        ...linkTo('/badges', 'Vai al medagliere', String(notification.tournamentPosition)),
      };
    case 'reward-lost':
      return {
        title: 'Premio perso',
        text: notification.tooManyAttempts
          ? `Hai sconfitto ${notification.leaderName}, ma dopo troppi tentativi: ${notification.pokemonName} non entra in squadra.`
          : `Hai sconfitto ${notification.leaderName}, ma gli organizzatori non hanno assegnato il premio: ${notification.pokemonName} non entra in squadra.`,
        image: notification.sprite,
        ...linkTo(
          '/tournament-leaders',
          'Vai ai capipalestra',
          `${notification.tournamentPosition}-${notification.leaderPosition}`,
        ),
      };
    case 'tournament-unlocked':
      return {
        title: 'Nuovo torneo!',
        text: `Ora puoi iscriverti a «${notification.tournamentName}».`,
        image: null,
        ...linkTo('/tournaments', 'Vai ai tornei'),
      };
    case 'champion-unlocked':
      return {
        title: 'La sfida finale!',
        text: `Hai sconfitto tutti i capipalestra: ora ti aspetta ${notification.championName}, e c’è in palio un premio speciale.`,
        image: null,
        ...linkTo(
          '/tournament-leaders',
          'Vai alla sfida',
          `${notification.tournamentPosition}-${championPosition}`,
        ),
      };
    case 'record':
      return {
        title: `Nuovo record a ${gameNames[notification.game]}!`,
        text: recordText(notification),
        image: null,
        ...linkTo('/leaderboard', 'Vai alla classifica'),
      };
    case 'match-recorded':
      return {
        title: 'Lotta registrata',
        text: `Contro ${notification.leaderName}: ${outcomes[notification.outcome]}. Non è giusto? Scrivi all’organizzatore.`,
        image: null,
        ...linkTo('/my-matches', 'Vai alle tue lotte'),
      };
    case 'battle-waiting':
      return {
        title: 'La tua lotta ti aspetta',
        text: `Domani la lotta contro ${notification.leaderName} conta come persa: riprendila finché puoi.`,
        image: notification.sprite,
        ...linkTo(`/battle/${notification.battleId}`, 'Riprendi la lotta'),
      };
    case 'battle-timeout':
      return {
        title: 'Lotta persa per tempo',
        text: `Per ${daysToChoose} giorni non hai fatto nessuna mossa contro ${notification.leaderName}: la lotta conta come una sconfitta.`,
        image: notification.sprite,
        ...linkTo('/my-matches', 'Vai alle tue lotte'),
      };
    case 'battle-void':
      return {
        title: 'Lotta annullata',
        text: `La lotta contro ${notification.leaderName} non conta: gli organizzatori l’hanno annullata, puoi rifarla quando vuoi.`,
        image: notification.sprite,
        ...linkTo('/tournament-leaders', 'Vai ai capipalestra'),
      };
    case 'organiser-appointed':
      return {
        title: 'Ora fai parte degli organizzatori',
        text: 'Nel menu trovi gli sfidanti, i capipalestra e la lista dei Pokémon da curare.',
        image: null,
        ...linkTo('/users', 'Vai agli sfidanti'),
      };
    case 'organiser-dismissed':
      return {
        title: 'Non fai più parte degli organizzatori',
        text: 'I tornei restano aperti per te: continua a giocare come sfidante.',
        image: null,
        ...linkTo('/tournaments', 'Vai ai tornei'),
      };
  }
}

const outcomes: Readonly<Record<MatchOutcome, string>> = {
  win: 'vittoria',
  loss: 'sconfitta',
  draw: 'pareggio',
  suspended: 'lotta sospesa',
};

const obtainedTitles = {
  starter: 'Un nuovo compagno!',
  reward: 'Premio ottenuto!',
  prize: 'Premio speciale!',
  'secret-pokemon': 'Pokémon segreto!',
} as const;

const obtainedTexts = {
  starter: 'comincia il torneo con te: lo trovi nella tua squadra.',
  reward: 'è il premio per la tua vittoria: lo trovi nella tua squadra.',
  prize: 'è il premio di chi sconfigge il campione: lo trovi nella tua squadra.',
  'secret-pokemon': 'era un Pokémon segreto: ora lo trovi nella tua squadra.',
} as const;

const gameNames: Readonly<Record<Game, string>> = {
  quiz: 'PokéQuiz',
  'memory-game': 'PokéMemory',
  'shell-game': 'PokéShell',
};

const inItalian = new Intl.NumberFormat('it-IT');

type GameRecord = Extract<ProductNotification, { kind: 'record' }>;

function recordText({ game, value, isFirst = false }: GameRecord): string {
  switch (game) {
    case 'quiz':
      return value === 1
        ? 'La tua serie più lunga è di una risposta giusta.'
        : `La tua serie più lunga ora è di ${inItalian.format(value)} risposte giuste di fila.`;
    case 'memory-game':
      return isFirst
        ? `Hai trovato tutte le coppie in ${inItalian.format(value)} mosse: è il tuo primo record, prova a batterlo!`
        : `Hai trovato tutte le coppie in ${inItalian.format(value)} mosse: non ne avevi mai usate così poche.`;
    case 'shell-game':
      return value === 1
        ? 'Hai superato il tuo primo turno.'
        : `Hai superato ${inItalian.format(value)} turni: non erano mai stati così tanti.`;
  }
}

function linkTo(url: string, urlName: string, urlSection: string | null = null) {
  return { url, urlName, urlSection };
}
