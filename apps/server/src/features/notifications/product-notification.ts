import type { MatchOutcome, RoleNotificationKind } from '@poketorneo/contract';
import { faceIconPath, spritePath } from '@poketorneo/gen4/asset-paths';
import { championPosition } from '@poketorneo/rules';
import { choiceDeadlineDays } from '@poketorneo/rules/battle';

/** The product's notifications to users. Pictures are paths on the asset host. */
export type ProductNotification =
  | { kind: 'welcome' }
  | {
      kind: 'starter' | 'reward' | 'prize' | 'secret-pokemon';
      name: string;
      speciesId: number;
      formId: number;
      isShiny: boolean;
    }
  | { kind: 'icons-obtained'; speciesIds: readonly number[] }
  | {
      kind: 'badge';
      badgeName: string;
      image: string;
      leaderName: string;
      /** A picture of the leader. */
      leaderSprite: string;
      leaderPosition: number;
      tournamentId: number;
    }
  | {
      kind: 'reward-lost';
      leaderName: string;
      leaderPosition: number;
      tournamentId: number;
      pokemonName: string;
      sprite: string;
      /** Lost by the rule after too many attempts; else withheld by an organiser. */
      tooManyAttempts: boolean;
    }
  | { kind: 'tournament-unlocked'; tournamentName: string; image: string }
  | {
      kind: 'champion-unlocked';
      championName: string;
      /** Picture of the champion. */
      championSprite: string;
      tournamentName: string;
      tournamentId: number;
    }
  | {
      kind: 'record';
      game: Game;
      value: number;
      /** Only for PokéMemory: whether there was no record before. */
      isFirst?: boolean;
    }
  | { kind: 'match-recorded'; leaderName: string; outcome: MatchOutcome }
  | {
      kind: 'match-revised';
      leaderName: string;
      outcomeBefore: MatchOutcome;
      /** Null: undone. */
      outcome: MatchOutcome | null;
      /** Number of later matches undone with it. */
      numberOfUndone: number;
      withdrawnTournaments: readonly string[];
    }
  | {
      kind: 'battle-waiting' | 'battle-timeout' | 'battle-void';
      battleId: number;
      leaderName: string;
      /** A picture of the leader. */
      sprite: string;
    }
  | { kind: 'season-closed'; name: string; nextName: string; hasStoppedBattle: boolean }
  | { kind: 'season-reopened'; name: string }
  | { kind: RoleNotificationKind | 'backup-due' }
  /** To organisers: who has forgotten the password. */
  | { kind: 'password-wish'; username: string }
  /** To the player for whom a link was created, against unnoticed password changes. */
  | { kind: 'password-link'; organiser: string }
  /** To the user of a device link, against unnoticed sign-ins. */
  | { kind: 'device-link'; browser: string | null; system: string | null }
  /** To organisers: a sign-up needs approval. */
  | { kind: 'sign-up-waiting'; username: string };

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
        image: spritePath(notification.formId, { shiny: notification.isShiny }),
        ...linkTo('/my-team', 'Vai alla squadra'),
      };
    case 'icons-obtained': {
      const { speciesIds } = notification;
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
    }
    case 'badge':
      return {
        title: 'Nuova medaglia!',
        text: `Hai ottenuto «${notification.badgeName}»: ora risplende nel tuo medagliere.`,
        image: notification.image,
        ...linkTo('/badges', 'Vai al medagliere', String(notification.tournamentId)),
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
          `${notification.tournamentId}-${notification.leaderPosition}`,
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
          `${notification.tournamentId}-${championPosition}`,
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
    case 'match-revised':
      return {
        title: notification.outcome === null ? 'Lotta annullata' : 'Lotta corretta',
        text: revisionText(notification),
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
        text: `Per ${choiceDeadlineDays} giorni non hai fatto nessuna mossa contro ${notification.leaderName}: la lotta conta come una sconfitta.`,
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
    case 'sign-up-waiting':
      return {
        title: 'Qualcuno vuole entrare',
        text: `${notification.username} vuole iscriversi e aspetta la tua approvazione.`,
        image: null,
        ...linkTo('/club/invitations', 'Vai alle iscrizioni'),
      };
    case 'organiser-plays':
      return {
        title: 'Ora gareggi anche tu',
        text: 'Continui a organizzare e nel menu hai anche tornei, sfide e medagliere: in bocca al lupo!',
        image: null,
        ...linkTo('/tournaments', 'Vai ai tornei'),
      };
    case 'organiser-plays-no-more':
      return {
        title: 'Organizzi senza gareggiare',
        text: 'Medaglie e Pokémon restano al loro posto: se torni in gara in questa stagione, li ritrovi.',
        image: null,
        ...linkTo('/users', 'Vai agli sfidanti'),
      };
    case 'password-wish':
      return {
        title: 'Password dimenticata',
        text: `${notification.username} chiede una nuova password: prepara il link dai suoi dettagli.`,
        image: null,
        ...linkTo(`/users?cerca=${encodeURIComponent(notification.username)}`, 'Prepara il link'),
      };
    case 'password-link':
      return {
        title: 'Un link per la tua password',
        text: `${notification.organiser} ha preparato un link per cambiare la tua password. Non l’hai chiesto? Parlane con gli organizzatori.`,
        image: null,
        ...linkTo('/profile/edit', 'Vai al profilo'),
      };
    case 'device-link':
      return {
        title: 'Un altro dispositivo è entrato',
        text: `${formatDevice(notification)} ora usa il tuo account. Se non lo riconosci, fallo uscire e cambia la password.`,
        image: null,
        ...linkTo('/profile/edit#dispositivi', 'Vedi i tuoi dispositivi'),
      };
    case 'season-closed':
      return {
        title: 'Comincia una nuova stagione!',
        text: `«${notification.name}» è finita e resta nell’Albo d’oro. In «${notification.nextName}» si riparte tutti da zero, icone a parte.${notification.hasStoppedBattle ? ' La lotta che avevi in corso è annullata.' : ''}`,
        image: null,
        ...linkTo('/hall-of-fame', 'Vai all’Albo d’oro'),
      };
    case 'season-reopened':
      return {
        title: 'La stagione continua!',
        text: `«${notification.name}» è di nuovo aperta: medaglie, Pokémon e classifiche sono come prima.`,
        image: null,
        ...linkTo('/tournaments', 'Vai ai tornei'),
      };
    case 'backup-due':
      return {
        title: 'È ora di una copia dei dati',
        text: 'Non ne fai una da più di una settimana. Bastano due tocchi: se il computer si rompe, il torneo riparte da lì.',
        image: null,
        ...linkTo('/club/downloads', 'Fai una copia'),
      };
  }
}

/** Capitalised. */
function formatDevice({ browser, system }: { browser: string | null; system: string | null }) {
  if (browser !== null && system !== null) return `${browser} su ${system}`;
  return browser ?? system ?? 'Un dispositivo';
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

const italianNumber = new Intl.NumberFormat('it-IT');

type GameRecord = Extract<ProductNotification, { kind: 'record' }>;

function recordText({ game, value, isFirst = false }: GameRecord): string {
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

type Revised = Extract<ProductNotification, { kind: 'match-revised' }>;

function revisionText({
  leaderName,
  outcomeBefore,
  outcome,
  numberOfUndone,
  withdrawnTournaments,
}: Revised): string {
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
