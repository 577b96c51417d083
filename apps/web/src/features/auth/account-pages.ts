export { DeviceLinkPage } from './DeviceLinkPage.tsx';
export { ForgottenPasswordPage } from './ForgottenPasswordPage.tsx';
export { ResetPasswordPage } from './ResetPasswordPage.tsx';
export { SignInPage } from './SignInPage.tsx';
export { SignUpPage } from './sign-up/SignUpPage.tsx';
