import { lazyComponent, type PageDeclaration } from '../../lib/page.ts';

export const battlePages = [
  {
    path: '/battle-preparation/:leaderId',
    title: 'Prepara la sfida',
    access: 'user',
    background: 'light',
    component: lazyComponent(
      'BattlePreparationPage',
      () => import('./preparation/BattlePreparationPage.tsx'),
    ),
  },
  {
    path: '/my-matches',
    title: 'Le mie lotte',
    access: 'user',
    background: 'light',
    component: lazyComponent('MyMatchesPage', () => import('./history/MyMatchesPage.tsx')),
  },
  {
    path: '/battle/:battleId',
    title: 'Lotta',
    access: 'user',
    background: 'dark',
    isImmersive: true,
    component: lazyComponent('BattlePage', () => import('./battle/BattlePage.tsx')),
  },
  {
    path: '/prova',
    title: 'Prova una lotta',
    access: 'public',
    preview: {
      description:
        'Tre Pokémon in prestito e una lotta da vincere: si comincia subito, senza account.',
      picture: 'replay',
      pictureText: 'Due Poké Ball in un’arena',
      // Opening it starts a battle.
      isUnlisted: true,
    },
    background: 'dark',
    isImmersive: true,
    component: lazyComponent('TrialPage', () => import('./battle/BattlePage.tsx')),
  },
  {
    path: '/replay/battle/:battleId',
    title: 'Rivedi la lotta',
    access: 'user',
    background: 'dark',
    isImmersive: true,
    component: lazyComponent('OwnReplayPage', () => import('./replay-pages.ts')),
  },
  {
    path: '/replay/:key',
    title: 'Rivedi la lotta',
    access: 'public',
    preview: {
      description: 'Una lotta del torneo, da rivedere turno per turno.',
      picture: 'replay',
      pictureText: 'Due Poké Ball in un’arena',
      isUnlisted: true,
    },
    background: 'dark',
    isImmersive: true,
    component: lazyComponent('ReplayPage', () => import('./replay-pages.ts')),
  },
  {
    path: '/guarda/:word',
    title: 'Guarda la lotta',
    access: 'public',
    preview: {
      description: 'Una lotta fra sfidanti, in diretta turno per turno.',
      picture: 'replay',
      pictureText: 'Due Poké Ball in un’arena',
      isUnlisted: true,
    },
    background: 'dark',
    isImmersive: true,
    component: lazyComponent('WatchPage', () => import('./spectator-pages.ts')),
  },
  {
    path: '/parete',
    title: 'Lotte in diretta',
    access: 'public',
    preview: {
      description: 'Le lotte del torneo in diretta, per lo schermo del club.',
      picture: 'replay',
      pictureText: 'Due Poké Ball in un’arena',
      isUnlisted: true,
    },
    background: 'dark',
    isImmersive: true,
    hasNoHeader: true,
    component: lazyComponent('WallPage', () => import('./spectator-pages.ts')),
  },
] as const satisfies readonly PageDeclaration[];
