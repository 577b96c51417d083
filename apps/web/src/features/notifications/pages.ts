import { lazyComponent, type PageDeclaration } from '../../lib/page.ts';

export const notificationPages = [
  {
    path: '/notifications',
    title: 'Notifiche',
    access: 'user',
    background: 'light',
    component: lazyComponent('NotificationsPage', () => import('./page/NotificationsPage.tsx')),
  },
] as const satisfies readonly PageDeclaration[];
