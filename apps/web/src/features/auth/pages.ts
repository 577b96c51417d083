import { lazyComponent, type Page, productName } from '../../lib/page.ts';

// Whoever opens one of them soon wants another: they come in one file.
const accountPages = () => import('./account-pages.ts');

const accountPage = {
  access: 'public',
  background: 'light',
  signedOutOnly: true,
  pictures: ['backgrounds/account.svg'],
} as const;

export const authPages = [
  {
    ...accountPage,
    path: '/account/login',
    title: productName,
    component: lazyComponent('SignInPage', accountPages),
  },
  {
    ...accountPage,
    path: '/account/register',
    title: productName,
    component: lazyComponent('SignUpPage', accountPages),
  },
  {
    ...accountPage,
    path: '/account/forgot-password',
    title: productName,
    component: lazyComponent('ForgottenPasswordPage', accountPages),
  },
  {
    ...accountPage,
    path: '/reset-password',
    title: 'Reimposta password',
    component: lazyComponent('ResetPasswordPage', accountPages),
  },
] as const satisfies readonly Page[];
