import { notificationKinds, notificationRules } from '@poketorneo/contract';
import { expect, it } from 'vitest';
import { contentOf, type ProductNotification } from './product-notification.ts';

const sprite = 'pokemon/sprites/150.png';
const mewtwo = { speciesId: 150, formId: 150, isShiny: false };
const longest = {
  pokemon: 'Fiorellinobello',
  leader: 'Lt. Surge Comandante',
  badge: 'Medaglia Fantasma Maggiore',
  tournament: 'Torneo della regione di Sinnoh',
};
const gameNames = {
  quiz: 'PokéQuiz',
  'memory-game': 'PokéMemory',
  'shell-game': 'PokéShell',
} as const;

interface ExpectedContent {
  title: string;
  /** Address and text of the link. */
  link: [address: string, words: string];
  /** Names and numbers the text must contain. */
  words: string[];
}

const ofBattle = { battleId: 7, leaderName: 'Brock', leaderPicture: 'leaders/kanto-1.svg' };

const cases: [notification: ProductNotification, told: ExpectedContent][] = [
  [
    { kind: 'welcome' },
    { title: 'Ti diamo il benvenuto!', link: ['/tournaments', 'Vai ai tornei'], words: [] },
  ],
  ...(
    [
      ['starter', 'Un nuovo compagno!'],
      ['reward', 'Premio ottenuto!'],
      ['prize', 'Premio speciale!'],
      ['secret-pokemon', 'Pokémon segreto!'],
    ] as const
  ).map(([kind, title]): [ProductNotification, ExpectedContent] => [
    { kind, name: longest.pokemon, ...mewtwo },
    { title, link: ['/my-team', 'Vai alla squadra'], words: [longest.pokemon] },
  ]),
  [
    { kind: 'icons-obtained', speciesIds: [150] },
    {
      title: 'Nuova icona!',
      link: ['/profile/icons', 'Scegli la tua icona'],
      words: ['un’icona'],
    },
  ],
  [
    { kind: 'icons-obtained', speciesIds: [1, 4, 7, 25, 133, 150] },
    { title: 'Nuove icone!', link: ['/profile/icons', 'Scegli la tua icona'], words: ['6 icone'] },
  ],
  [
    {
      kind: 'badge',
      badgeName: longest.badge,
      badgePicture: sprite,
      leaderName: longest.leader,
      leaderPicture: 'leaders/johto-1.svg',
      leaderPosition: 1,
      tournamentId: 2,
    },
    {
      title: 'Nuova medaglia!',
      link: ['/badges/2', 'Vai al medagliere'],
      words: [longest.badge],
    },
  ],
  [
    {
      kind: 'reward-lost',
      leaderName: longest.leader,
      leaderPosition: 7,
      tournamentId: 3,
      pokemonName: longest.pokemon,
      sprite,
      tooManyAttempts: true,
    },
    {
      title: 'Premio perso',
      link: ['/tournament-leaders/3-7', 'Vai ai capipalestra'],
      words: [longest.leader, longest.pokemon, 'troppi tentativi'],
    },
  ],
  [
    {
      kind: 'reward-lost',
      leaderName: longest.leader,
      leaderPosition: 7,
      tournamentId: 3,
      pokemonName: longest.pokemon,
      sprite,
      tooManyAttempts: false,
    },
    {
      title: 'Premio perso',
      link: ['/tournament-leaders/3-7', 'Vai ai capipalestra'],
      words: [longest.leader, longest.pokemon, 'gli organizzatori non'],
    },
  ],
  [
    {
      kind: 'tournament-unlocked',
      tournamentName: longest.tournament,
      tournamentPicture: 'tournaments/sinnoh.svg',
    },
    {
      title: 'Nuovo torneo!',
      link: ['/tournaments', 'Vai ai tornei'],
      words: [longest.tournament],
    },
  ],
  [
    {
      kind: 'champion-unlocked',
      championName: longest.leader,
      championPicture: 'leaders/sinnoh-9.svg',
      tournamentName: longest.tournament,
      tournamentId: 4,
    },
    {
      title: 'La sfida finale!',
      link: ['/tournament-leaders/4-9', 'Vai alla sfida'],
      words: [longest.leader],
    },
  ],
  [
    { kind: 'record', game: 'memory-game', value: 40, isFirst: true },
    {
      title: 'Nuovo record a PokéMemory!',
      link: ['/leaderboard', 'Vai alla classifica'],
      words: ['40 mosse', 'primo record'],
    },
  ],
  ...(
    [
      ['quiz', 1, 'una risposta giusta'],
      ['quiz', 12_345, '12.345 risposte giuste'],
      ['memory-game', 15, 'così poche'],
      ['memory-game', 12_345, '12.345 mosse'],
      ['shell-game', 1, 'primo turno'],
      ['shell-game', 12_345, '12.345 turni'],
    ] as const
  ).map(([game, value, words]): [ProductNotification, ExpectedContent] => [
    { kind: 'record', game, value },
    {
      title: `Nuovo record a ${gameNames[game]}!`,
      link: ['/leaderboard', 'Vai alla classifica'],
      words: [words],
    },
  ]),
  [
    { kind: 'match-recorded', leaderName: 'Brock', outcome: 'draw' },
    {
      title: 'Lotta registrata',
      link: ['/my-matches', 'Vai alle tue lotte'],
      words: ['Brock', 'pareggio', 'Scrivi all’organizzatore'],
    },
  ],
  [
    {
      kind: 'match-revised',
      leaderName: longest.leader,
      outcomeBefore: 'loss',
      outcome: 'win',
      numberOfUndone: 0,
      withdrawnTournaments: [],
    },
    {
      title: 'Lotta corretta',
      link: ['/my-matches', 'Vai alle tue lotte'],
      words: [longest.leader, 'vittoria'],
    },
  ],
  [
    {
      kind: 'match-revised',
      leaderName: longest.leader,
      outcomeBefore: 'win',
      outcome: null,
      numberOfUndone: 12,
      withdrawnTournaments: [longest.tournament],
    },
    {
      title: 'Lotta annullata',
      link: ['/my-matches', 'Vai alle tue lotte'],
      words: [longest.leader, '12', longest.tournament],
    },
  ],
  [
    { kind: 'battle-waiting', ...ofBattle },
    {
      title: 'La tua lotta ti aspetta',
      link: ['/battle/7', 'Riprendi la lotta'],
      words: ['Domani', 'Brock'],
    },
  ],
  [
    { kind: 'battle-timeout', ...ofBattle },
    {
      title: 'Lotta persa per tempo',
      link: ['/my-matches', 'Vai alle tue lotte'],
      words: ['14 giorni', 'Brock'],
    },
  ],
  [
    { kind: 'battle-void', ...ofBattle },
    {
      title: 'Lotta annullata',
      link: ['/tournament-leaders', 'Vai ai capipalestra'],
      words: ['Brock', 'rifarla'],
    },
  ],
  [
    { kind: 'duel-void', opponentName: 'Nina', opponentPicture: 'faces/25.png' },
    {
      title: 'Lotta annullata',
      link: ['/my-matches', 'Vai alle tue lotte'],
      words: ['Nina', 'non conta'],
    },
  ],
  [
    {
      kind: 'challenge',
      challengeId: 7,
      challengerName: 'Nina',
      challengerPicture: 'faces/25.png',
      terms: { teams: 'drawn', size: 3, tier: 4 },
    },
    {
      title: 'Nina ti sfida',
      link: ['/pvp-battle?sfida=7', 'Rispondi alla sfida'],
      words: ['3 Pokémon', 'sorteggiate', 'tier 4'],
    },
  ],
  [
    { kind: 'organiser-appointed' },
    {
      title: 'Ora fai parte degli organizzatori',
      link: ['/users', 'Vai agli sfidanti'],
      words: ['menu'],
    },
  ],
  [
    { kind: 'organiser-dismissed' },
    {
      title: 'Non fai più parte degli organizzatori',
      link: ['/tournaments', 'Vai ai tornei'],
      words: ['continua a giocare'],
    },
  ],
  [
    { kind: 'sign-up-waiting', username: 'nome_lungo_da_venti_' },
    {
      title: 'Qualcuno vuole entrare',
      link: ['/club/invitations', 'Vai alle iscrizioni'],
      words: ['nome_lungo_da_venti_'],
    },
  ],
  [
    { kind: 'organiser-plays' },
    {
      title: 'Ora gareggi anche tu',
      link: ['/tournaments', 'Vai ai tornei'],
      words: ['organizzare', 'tornei'],
    },
  ],
  [
    { kind: 'organiser-plays-no-more' },
    {
      title: 'Organizzi senza gareggiare',
      link: ['/users', 'Vai agli sfidanti'],
      words: ['restano al loro posto'],
    },
  ],
  [
    { kind: 'password-wish', username: 'Un.Nome_di-20-lettere' },
    {
      title: 'Password dimenticata',
      link: ['/users?cerca=Un.Nome_di-20-lettere', 'Prepara il link'],
      words: ['Un.Nome_di-20-lettere'],
    },
  ],
  [
    { kind: 'password-link', organiser: 'Un.Nome_di-20-lettere' },
    {
      title: 'Un link per la tua password',
      link: ['/profile/edit', 'Vai al profilo'],
      words: ['Un.Nome_di-20-lettere', 'Non l’hai chiesto?'],
    },
  ],
  [
    { kind: 'device-link', browser: 'Samsung Internet', system: 'Android' },
    {
      title: 'Un altro dispositivo è entrato',
      link: ['/profile/edit#dispositivi', 'Vedi i tuoi dispositivi'],
      words: ['Samsung Internet su Android', 'Se non lo riconosci'],
    },
  ],
  [
    { kind: 'device-link', browser: null, system: null },
    {
      title: 'Un altro dispositivo è entrato',
      link: ['/profile/edit#dispositivi', 'Vedi i tuoi dispositivi'],
      words: ['Un dispositivo ora usa il tuo account'],
    },
  ],
  [
    { kind: 'backup-due' },
    {
      title: 'È ora di una copia dei dati',
      link: ['/club/downloads', 'Fai una copia'],
      words: ['Non ne fai una da più di una settimana.'],
    },
  ],
  [
    { kind: 'season-closed', name: 'Primavera', nextName: 'Estate', hasStoppedBattle: true },
    {
      title: 'Comincia una nuova stagione!',
      link: ['/hall-of-fame', 'Vai all’Albo d’oro'],
      words: ['Primavera', 'Estate', 'annullata'],
    },
  ],
  [
    { kind: 'season-reopened', name: 'Primavera' },
    {
      title: 'La stagione continua!',
      link: ['/tournaments', 'Vai ai tornei'],
      words: ['Primavera'],
    },
  ],
];

it.each(cases)('has the content of %o', (notification, { title, link, words }) => {
  const content = contentOf(notification);
  expect(content.title).toBe(title);
  const address = [content.url, content.urlSection].filter((part) => part !== null).join('/');
  expect([address, content.urlName]).toEqual(link);
  expect(content.title.length).toBeLessThanOrEqual(notificationRules.titleMax);
  expect(content.text.length).toBeLessThanOrEqual(notificationRules.textMax);
  for (const word of words) expect(content.text).toContain(word);
});

it.each(notificationKinds.filter((kind) => kind !== 'message'))('has a case for %s', (kind) => {
  const kinds = cases.map(([notification]) => notification.kind);
  expect(kinds, `Add a case for '${kind}' to cases`).toContain(kind);
});
