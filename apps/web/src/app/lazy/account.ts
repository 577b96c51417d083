export {
  ForgottenPasswordPage,
  ResetPasswordPage,
  SignInPage,
  SignUpPage,
} from '../../features/auth/index.ts';
