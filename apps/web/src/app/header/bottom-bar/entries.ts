import { games, home, type NavigationItem } from '../navigation.ts';
import type { VisitorKind } from '../visitor-kind.ts';

/** The entries of the bottom bar, without its menu. */
export function bottomBarEntries(visitor: VisitorKind): NavigationItem[] {
  if (visitor === 'admin') {
    return [
      home,
      { label: 'Sfidanti', to: '/users', icon: 'challengers' },
      { label: 'Pokémon', to: '/all-pokemon-list', icon: 'ball' },
      games,
    ];
  }
  if (visitor === 'both') {
    return [
      home,
      { label: 'Sfidanti', to: '/users', icon: 'challengers' },
      { label: 'Tornei', to: '/tournaments', icon: 'tournaments' },
      { label: 'Squadra', to: '/my-team', icon: 'ball' },
    ];
  }
  return [
    home,
    { label: 'Tornei', to: '/tournaments', icon: 'tournaments' },
    { label: 'Squadra', to: '/my-team', icon: 'ball' },
    games,
  ];
}
