import { lazyComponent, type PageDeclaration } from '../../lib/page.ts';

export const publicProfilePages = [
  {
    path: '/players/:username',
    title: 'Sfidante',
    access: 'public',
    preview: {
      description: 'Le medaglie e le classifiche di chi gioca, per chi vuole mostrarle.',
      picture: 'profile',
      pictureText: 'Una tenda accanto al fuoco, di notte',
      isUnlisted: true,
      isMoreThanItsPath: true,
    },
    background: 'light',
    component: lazyComponent('PublicProfilePage', () => import('./PublicProfilePage.tsx')),
    pictures: ['backgrounds/profile.svg'],
  },
] as const satisfies readonly PageDeclaration[];
