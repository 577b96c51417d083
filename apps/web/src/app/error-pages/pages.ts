import { lazyComponent, type PageDeclaration } from '../../lib/page.ts';

const importErrorPages = () => import('./error-pages.tsx');

const errorPage = {
  access: 'public',
  background: 'light',
  preview: {
    description: 'Qui non c’è niente da vedere: torna al torneo.',
    picture: 'tournament',
    pictureText: 'PokéTorneo: uno stadio al tramonto',
    isUnlisted: true,
    dependsOnQuery: true,
  },
} as const;

export const notFoundPage = {
  ...errorPage,
  path: '*',
  title: '404 - Page Not Found',
  component: lazyComponent('NotFoundPage', importErrorPages),
} as const satisfies PageDeclaration;

export const errorPages = [
  {
    ...errorPage,
    path: '/forbidden',
    title: '403 - Forbidden',
    component: lazyComponent('ForbiddenPage', importErrorPages),
  },
  {
    ...errorPage,
    path: '/unauthorized',
    title: '401 - Unauthorized',
    component: lazyComponent('UnauthorizedPage', importErrorPages),
  },
  {
    ...errorPage,
    path: '/session-expired',
    title: '419 - Session Expired',
    component: lazyComponent('SessionExpiredPage', importErrorPages),
  },
  {
    ...errorPage,
    path: '/server-error',
    title: '500 - Server Error',
    component: lazyComponent('ServerErrorPage', importErrorPages),
  },
  notFoundPage,
] as const satisfies readonly PageDeclaration[];
