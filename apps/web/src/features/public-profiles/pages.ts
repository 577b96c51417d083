import { lazyComponent, type PageDeclaration } from '../../lib/page.ts';

export const publicProfilePages = [
  {
    path: '/players/:username',
    title: 'Sfidante',
    access: 'public',
    preview: {
      description: 'Medaglie e classifiche di chi gioca e ha scelto di mostrarle.',
      picture: 'profile',
      pictureText: 'Una tenda accanto al fuoco, di notte',
      isUnlisted: true,
      dependsOnQuery: true,
    },
    background: 'light',
    component: lazyComponent('PublicProfilePage', () => import('./PublicProfilePage.tsx')),
    isPrerendered: true,
    pictures: ['backgrounds/profile.svg'],
  },
] as const satisfies readonly PageDeclaration[];
