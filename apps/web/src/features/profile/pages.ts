import { lazyComponent, type PageDeclaration } from '../../lib/page.ts';

export const profilePages = [
  {
    path: '/profile/:section?',
    title: 'Il mio profilo',
    access: 'user',
    background: 'light',
    component: lazyComponent('ProfilePage', () => import('./overview/ProfilePage.tsx')),
    pictures: ['backgrounds/profile.svg'],
  },
  {
    path: '/profile/edit',
    title: 'Modifica profilo',
    access: 'user',
    background: 'light',
    component: lazyComponent('ProfileEditPage', () => import('./edit/ProfileEditPage.tsx')),
  },
] as const satisfies readonly PageDeclaration[];
