import { lazyComponent, type PageDeclaration } from '../../lib/page.ts';

export const messagePages = [
  {
    path: '/messages',
    title: 'Messaggi',
    access: 'user',
    background: 'light',
    component: lazyComponent('MessagesPage', () => import('./player/MessagesPage.tsx')),
  },
  {
    path: '/club/messages/:section?',
    title: 'Messaggi',
    access: 'admin',
    background: 'light',
    component: lazyComponent(
      'AnnouncementsPage',
      () => import('./organiser/AnnouncementsPage.tsx'),
    ),
  },
] as const satisfies readonly PageDeclaration[];
