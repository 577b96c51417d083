import { lazyComponent, type PageDeclaration, productName } from '../../lib/page.ts';

// Visitors often go from one of them to another: one chunk.
const accountPages = () => import('./account-pages.ts');

const accountLook = {
  access: 'public',
  background: 'light',
  pictures: ['backgrounds/account.svg'],
} as const;

const accountPage = { ...accountLook, signedOutOnly: true } as const;

export const authPages = [
  {
    ...accountPage,
    path: '/account/login',
    title: productName,
    preview: {
      title: 'Accedi',
      description: 'Entra in PokéTorneo e riprendi la sfida da dove l’avevi lasciata.',
      picture: 'sign-up',
      pictureText: 'Uno stadio illuminato di notte',
      isUnlisted: true,
      dependsOnQuery: true,
    },
    component: lazyComponent('SignInPage', accountPages),
    isPrerendered: true,
  },
  {
    // Not `signedOutOnly`: the page redirects signed-in users itself, except from an invitation.
    ...accountLook,
    path: '/account/register',
    title: productName,
    preview: {
      title: 'Entra nel torneo',
      description:
        'Crea il tuo account: quattro regioni, trentadue medaglie e una squadra tutta tua ti aspettano.',
      picture: 'sign-up',
      pictureText: 'Uno stadio illuminato di notte',
      isUnlisted: true,
      dependsOnQuery: true,
    },
    component: lazyComponent('SignUpPage', accountPages),
    isPrerendered: true,
  },
  {
    ...accountPage,
    path: '/account/forgot-password',
    title: productName,
    preview: {
      title: 'Password dimenticata',
      description: 'Capita a tutti: ecco come averne una nuova.',
      picture: 'sign-up',
      pictureText: 'Uno stadio illuminato di notte',
      isUnlisted: true,
      dependsOnQuery: true,
    },
    component: lazyComponent('ForgottenPasswordPage', accountPages),
    isPrerendered: true,
  },
  {
    // Not `signedOutOnly`: the page asks signed-in users, perhaps with another account, to confirm.
    ...accountLook,
    path: '/account/device',
    title: 'Entra senza password',
    preview: {
      description: 'Entra in PokéTorneo da un dispositivo dove hai già fatto l’accesso.',
      picture: 'sign-up',
      pictureText: 'Uno stadio illuminato di notte',
      isUnlisted: true,
    },
    component: lazyComponent('DeviceLinkPage', accountPages),
  },
  {
    ...accountPage,
    path: '/reset-password',
    title: 'Reimposta password',
    preview: {
      description: 'Scegli una nuova password per il tuo account.',
      picture: 'sign-up',
      pictureText: 'Uno stadio illuminato di notte',
      isUnlisted: true,
      dependsOnQuery: true,
    },
    component: lazyComponent('ResetPasswordPage', accountPages),
  },
] as const satisfies readonly PageDeclaration[];
