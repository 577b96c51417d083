import { lazyComponent, type PageDeclaration } from '../../lib/page.ts';

export const availablePokemonPages = [
  {
    path: '/all-pokemon-list',
    title: 'Lista Pokémon',
    access: 'user',
    background: 'light',
    component: lazyComponent('PokemonListPage', () => import('./list/PokemonListPage.tsx')),
  },
] as const satisfies readonly PageDeclaration[];
