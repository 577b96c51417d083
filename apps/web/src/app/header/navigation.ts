import type { PageAddress } from '../pages.ts';
import type { PlaceIconName } from './place-icons.tsx';
import type { Visitor } from './visitor.ts';

export interface NavigationLink {
  label: string;
  to: PageAddress;
}

/** A link that has a picture beside its name. */
export interface Place extends NavigationLink {
  icon: PlaceIconName;
}

export interface NavigationMenu {
  label: string;
  icon: PlaceIconName;
  links: readonly Place[];
}

export type NavigationItem = Place | NavigationMenu;

interface Offer {
  item: NavigationItem;
  to: readonly Visitor[];
}

const everyone: readonly Visitor[] = ['anonymous', 'player', 'admin', 'both'];
const signedIn: readonly Visitor[] = ['player', 'admin', 'both'];
/**
 * Visitors without an account too: the links show them what there is, and lead them to the login.
 */
const notAdmin: readonly Visitor[] = ['anonymous', 'player', 'both'];

export const home: Place = { label: 'Home', to: '/home', icon: 'home' };

export const games: NavigationMenu = {
  label: 'Giochi',
  icon: 'games',
  links: [
    { label: 'PokéMemory', to: '/memory-game', icon: 'memory' },
    { label: 'PokéQuiz', to: '/quiz', icon: 'quiz' },
    { label: 'PokéShell', to: '/shell-game', icon: 'shell' },
  ],
};

/**
 * What organisers do, together for those who also play: the bar has no room for all of it
 * beside theirs.
 */
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

const offers: readonly Offer[] = [
  { item: home, to: everyone },
  { item: organising, to: ['both'] },
  { item: { label: 'Lista Pokémon', to: '/all-pokemon-list', icon: 'seen' }, to: ['admin'] },
  { item: { label: 'Pokémon visti', to: '/all-pokemon-list', icon: 'seen' }, to: ['player'] },
  { item: { label: 'Lista Sfidanti', to: '/users', icon: 'challengers' }, to: ['admin'] },
  { item: { label: 'Tornei', to: '/tournaments', icon: 'tournaments' }, to: notAdmin },
  { item: { label: 'Capipalestra', to: '/gym-leaders-builder', icon: 'leaders' }, to: ['admin'] },
  { item: { label: 'Capipalestra', to: '/tournament-leaders', icon: 'leaders' }, to: notAdmin },
  { item: { label: 'Medagliere', to: '/badges', icon: 'badges' }, to: notAdmin },
  { item: games, to: everyone },
  { item: { label: 'PvP', to: '/pvp-battle', icon: 'draw' }, to: signedIn },
  { item: { label: 'Classifica', to: '/leaderboard', icon: 'leaderboard' }, to: signedIn },
  {
    item: {
      label: 'PokéPedia',
      icon: 'pokedex',
      links: [
        { label: 'Pokédex', to: '/pokedex', icon: 'pokedex' },
        { label: 'Tabella dei tipi', to: '/pokemon-types-table', icon: 'types' },
      ],
    },
    to: everyone,
  },
  { item: { label: 'Regolamento', to: '/tournament-rules', icon: 'rules' }, to: everyone },
  { item: { label: 'Il club', to: '/club', icon: 'club' }, to: ['admin'] },
];

/** What the navigation offers to a kind of visitor, in order. */
export function navigationFor(visitor: Visitor): NavigationItem[] {
  return offers.filter(({ to }) => to.includes(visitor)).map(({ item }) => item);
}

/** Whether an address belongs to a link: the page itself, or a section of it. */
export function isCurrent({ to }: NavigationLink, pathname: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`);
}
