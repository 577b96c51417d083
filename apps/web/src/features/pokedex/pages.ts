import { lazyComponent, type PageDeclaration } from '../../lib/page.ts';

export const pokedexPages = [
  {
    path: '/pokedex',
    title: 'Pokédex',
    access: 'public',
    preview: {
      description:
        'I 493 Pokémon delle prime quattro generazioni: descrizione, tipi, abilità, statistiche e verso di ognuno.',
      picture: 'pokedex',
      pictureText: 'Quattro Pokémon iniziali in un prato',
    },
    background: 'light',
    component: lazyComponent('PokedexPage', () => import('./browse/PokedexPage.tsx')),
    isPrerendered: true,
    pictures: ['pokemon/artwork/1.svg'],
    call: '/api/get-pokemon-info-by-id?generationId=4&pokemonId=1',
  },
  {
    path: '/pokemon-types-table',
    title: 'Tabella dei tipi',
    access: 'public',
    preview: {
      description:
        'Quale tipo batte quale: l’efficacia dei 17 tipi di quarta generazione, in attacco e in difesa.',
      picture: 'types-table',
      pictureText: 'I 17 tipi di Pokémon',
    },
    background: 'white',
    component: lazyComponent('TypesTablePage', () => import('./types-table/TypesTablePage.tsx')),
    isPrerendered: true,
  },
] as const satisfies readonly PageDeclaration[];
