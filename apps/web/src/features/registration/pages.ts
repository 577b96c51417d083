import { lazyComponent, type PageDeclaration } from '../../lib/page.ts';

export const registrationPages = [
  {
    path: '/club/invitations',
    title: 'Invita',
    access: 'admin',
    background: 'light',
    component: lazyComponent('InvitationsPage', () => import('./InvitationsPage.tsx')),
  },
] as const satisfies readonly PageDeclaration[];
