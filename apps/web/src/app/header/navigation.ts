import type { PagePath } from '../pages.ts';
import type { NavigationIconName } from './navigation-icons.tsx';
import type { VisitorKind } from './visitor-kind.ts';

export interface NavigationLink {
  label: string;
  to: PagePath;
}

/** A link with an icon. */
export interface NavigationEntry extends NavigationLink {
  icon: NavigationIconName;
}

export interface NavigationMenu {
  label: string;
  icon: NavigationIconName;
  links: readonly NavigationEntry[];
}

export type NavigationItem = NavigationEntry | NavigationMenu;

interface VisibleItem {
  item: NavigationItem;
  visitors: readonly VisitorKind[];
}

const everyone: readonly VisitorKind[] = ['anonymous', 'player', 'admin', 'both'];
const signedIn: readonly VisitorKind[] = ['player', 'admin', 'both'];
/** Visitors included: they see the links, which lead to the login. */
const playersAndVisitors: readonly VisitorKind[] = ['anonymous', 'player', 'both'];

export const home: NavigationEntry = { label: 'Home', to: '/home', icon: 'home' };

export const games: NavigationMenu = {
  label: 'Giochi',
  icon: 'games',
  links: [
    { label: 'PokéMemory', to: '/memory-game', icon: 'memory' },
    { label: 'PokéQuiz', to: '/quiz', icon: 'quiz' },
    { label: 'PokéShell', to: '/shell-game', icon: 'shell' },
  ],
};

/** For organisers who play: the bar has no room for both groups of links. */
const organising: NavigationMenu = {
  label: 'Organizza',
  icon: 'challengers',
  links: [
    { label: 'Lista Sfidanti', to: '/users', icon: 'challengers' },
    { label: 'Lista Pokémon', to: '/all-pokemon-list', icon: 'seen' },
    { label: 'Squadre dei capipalestra', to: '/gym-leaders-builder', icon: 'leaders' },
    { label: 'Il club', to: '/club', icon: 'club' },
  ],
};

const items: readonly VisibleItem[] = [
  { item: home, visitors: everyone },
  { item: organising, visitors: ['both'] },
  { item: { label: 'Lista Pokémon', to: '/all-pokemon-list', icon: 'seen' }, visitors: ['admin'] },
  { item: { label: 'Pokémon visti', to: '/all-pokemon-list', icon: 'seen' }, visitors: ['player'] },
  { item: { label: 'Lista Sfidanti', to: '/users', icon: 'challengers' }, visitors: ['admin'] },
  {
    item: { label: 'Tornei', to: '/tournaments', icon: 'tournaments' },
    visitors: playersAndVisitors,
  },
  {
    item: { label: 'Capipalestra', to: '/gym-leaders-builder', icon: 'leaders' },
    visitors: ['admin'],
  },
  {
    item: { label: 'Capipalestra', to: '/tournament-leaders', icon: 'leaders' },
    visitors: playersAndVisitors,
  },
  { item: { label: 'Medagliere', to: '/badges', icon: 'badges' }, visitors: playersAndVisitors },
  { item: games, visitors: everyone },
  { item: { label: 'PvP', to: '/pvp-battle', icon: 'draw' }, visitors: signedIn },
  { item: { label: 'Classifica', to: '/leaderboard', icon: 'leaderboard' }, visitors: signedIn },
  {
    item: {
      label: 'PokéPedia',
      icon: 'pokedex',
      links: [
        { label: 'Pokédex', to: '/pokedex', icon: 'pokedex' },
        { label: 'Tabella dei tipi', to: '/pokemon-types-table', icon: 'types' },
      ],
    },
    visitors: everyone,
  },
  { item: { label: 'Regolamento', to: '/tournament-rules', icon: 'rules' }, visitors: everyone },
  { item: { label: 'Il club', to: '/club', icon: 'club' }, visitors: ['admin'] },
];

/** The navigation of a kind of visitor, in order. */
export function navigationFor(visitor: VisitorKind): NavigationItem[] {
  return items.filter(({ visitors }) => visitors.includes(visitor)).map(({ item }) => item);
}

/** Whether a path belongs to a link: the page itself, or a section of it. */
export function isCurrent({ to }: NavigationLink, pathname: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`);
}
