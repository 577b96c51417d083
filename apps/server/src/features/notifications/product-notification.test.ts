import { notificationRules } from '@poketorneo/contract';
import { expect, it } from 'vitest';
import { contentOf, type ProductNotification } from './product-notification.ts';

const sprite = 'pokemon/sprites/150.png';
const longest = {
  pokemon: 'Fiorellinobello',
  leader: 'Lt. Surge Comandante',
  badge: 'Medaglia Fantasma Maggiore',
  tournament: 'Torneo della regione di Sinnoh',
};

const cases: [notification: ProductNotification, title: string, link: string][] = [
  [{ kind: 'welcome' }, 'Ti diamo il benvenuto!', '/tournaments'],
  ...(
    [
      ['starter', 'Un nuovo compagno!'],
      ['reward', 'Premio ottenuto!'],
      ['prize', 'Premio speciale!'],
      ['secret', 'Pokémon segreto!'],
    ] as const
  ).map(([source, title]): [ProductNotification, string, string] => [
    { kind: 'pokemon-obtained', name: longest.pokemon, sprite, source },
    title,
    '/my-team',
  ]),
  [{ kind: 'icons-obtained', count: 1, image: sprite }, 'Nuova icona!', '/profile/icons'],
  [{ kind: 'icons-obtained', count: 6, image: sprite }, 'Nuove icone!', '/profile/icons'],
  [
    { kind: 'badge', badgeName: longest.badge, image: sprite, tournamentPosition: 2 },
    'Nuova medaglia!',
    '/badges/2',
  ],
  [
    {
      kind: 'reward-lost',
      leaderName: longest.leader,
      leaderPosition: 7,
      tournamentPosition: 3,
      pokemonName: longest.pokemon,
      sprite,
    },
    'Premio perso',
    '/tournament-leaders/3-7',
  ],
  [
    { kind: 'tournament-unlocked', tournamentName: longest.tournament },
    'Nuovo torneo!',
    '/tournaments',
  ],
  [
    { kind: 'champion-unlocked', championName: longest.leader, tournamentPosition: 4 },
    'La sfida finale!',
    '/tournament-leaders/4-9',
  ],
  ...(
    [
      ['quiz', 'Nuovo record a PokéQuiz!'],
      ['memory-game', 'Nuovo record a PokéMemory!'],
      ['shell-game', 'Nuovo record a PokéShell!'],
    ] as const
  ).flatMap(([game, title]) =>
    [1, 12_345].map((value): [ProductNotification, string, string] => [
      { kind: 'record', game, value },
      title,
      '/leaderboard',
    ]),
  ),
];

it.each(cases)('tells of %o', (notification, title, link) => {
  const content = contentOf(notification);
  expect(content.title).toBe(title);
  expect([content.url, content.urlSection].filter((part) => part !== null).join('/')).toBe(link);
  expect(content.urlName).toBeTruthy();
  expect(content.title.length).toBeLessThanOrEqual(notificationRules.titleMax);
  expect(content.text.length).toBeLessThanOrEqual(notificationRules.textMax);
  for (const value of Object.values(notification)) {
    // Every name and figure is told, except those that only say where a link leads.
    if (typeof value === 'string' && value.includes(' ')) expect(content.text).toContain(value);
  }
});
