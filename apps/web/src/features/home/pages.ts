import { type PageDeclaration, productName } from '../../lib/page.ts';

export const homePages = [
  {
    path: '/home',
    title: productName,
    access: 'public',
    preview: {
      description:
        'Sfida i capipalestra di quattro regioni, conquista le medaglie, colleziona Pokémon di quarta generazione e mettiti alla prova con quiz e minigiochi.',
      picture: 'tournament',
      pictureText: 'PokéTorneo: uno stadio al tramonto',
    },
    background: 'light',
    component: 'eager',
    isPrerendered: true,
    pictures: ['backgrounds/home.svg'],
  },
] as const satisfies readonly PageDeclaration[];
