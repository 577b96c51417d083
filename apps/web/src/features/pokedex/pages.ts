import { lazyComponent, type Page, productName } from '../../lib/page.ts';

export const pokedexPages = [
  {
    path: '/home',
    title: productName,
    access: 'public',
    background: 'light',
    component: 'with-app',
    isDrawnAhead: true,
    pictures: ['backgrounds/home.svg'],
  },
  {
    path: '/pokedex',
    title: 'Pokédex',
    access: 'public',
    background: 'light',
    component: lazyComponent('PokedexPage', () => import('./browse/PokedexPage.tsx')),
    isDrawnAhead: true,
    pictures: ['pokemon/artwork/1.svg'],
    call: '/api/get-pokemon-info-by-id?generationId=4&pokemonId=1',
  },
  {
    path: '/pokemon-types-table',
    title: 'Tabella dei tipi',
    access: 'public',
    background: 'white',
    component: lazyComponent('TypesTablePage', () => import('./types-table/TypesTablePage.tsx')),
  },
] as const satisfies readonly Page[];
