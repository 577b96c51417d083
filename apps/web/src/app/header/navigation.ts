import type { PageAddress } from '../pages.ts';
import type { Visitor } from './visitor.ts';

export interface NavigationLink {
  label: string;
  to: PageAddress;
}

export interface NavigationMenu {
  label: string;
  links: readonly NavigationLink[];
}

export type NavigationItem = NavigationLink | NavigationMenu;

interface Offer {
  item: NavigationItem;
  to: readonly Visitor[];
}

const everyone: readonly Visitor[] = ['anonymous', 'player', 'admin'];
const signedIn: readonly Visitor[] = ['player', 'admin'];
/** Visitors without an account too: the links show them what there is, and lead them to the login. */
const notAdmin: readonly Visitor[] = ['anonymous', 'player'];

const offers: readonly Offer[] = [
  { item: { label: 'Home', to: '/home' }, to: everyone },
  { item: { label: 'Lista Pokémon', to: '/all-pokemon-list' }, to: ['admin'] },
  { item: { label: 'Pokémon visti', to: '/all-pokemon-list' }, to: ['player'] },
  { item: { label: 'Lista Sfidanti', to: '/users' }, to: ['admin'] },
  { item: { label: 'Tornei', to: '/tournaments' }, to: notAdmin },
  { item: { label: 'Capipalestra', to: '/gym-leaders-builder' }, to: ['admin'] },
  { item: { label: 'Capipalestra', to: '/tournament-leaders' }, to: notAdmin },
  { item: { label: 'Medagliere', to: '/badges' }, to: notAdmin },
  {
    item: {
      label: 'Giochi',
      links: [
        { label: 'PokéMemory', to: '/memory-game' },
        { label: 'PokéQuiz', to: '/quiz' },
        { label: 'PokéShell', to: '/shell-game' },
      ],
    },
    to: everyone,
  },
  { item: { label: 'PvP', to: '/pvp-battle' }, to: signedIn },
  { item: { label: 'Classifica', to: '/leaderboard' }, to: signedIn },
  {
    item: {
      label: 'PokéPedia',
      links: [
        { label: 'Pokédex', to: '/pokedex' },
        { label: 'Tabella dei tipi', to: '/pokemon-types-table' },
      ],
    },
    to: everyone,
  },
  { item: { label: 'Regolamento', to: '/tournament-rules' }, to: everyone },
];

/** What the navigation offers to a kind of visitor, in order. */
export function navigationFor(visitor: Visitor): NavigationItem[] {
  return offers.filter(({ to }) => to.includes(visitor)).map(({ item }) => item);
}

/** Whether an address belongs to a link: the page itself, or a section of it. */
export function isCurrent({ to }: NavigationLink, pathname: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`);
}
