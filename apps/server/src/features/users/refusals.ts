import { AppError } from '../../errors.ts';

export const noSuchUser = () => new AppError('not-found', 'Questo utente non esiste');

/** Of whoever is signed in with an account that is gone, or a token that is worth nothing. */
export const sessionOver = () =>
  new AppError('token-invalid', 'La sessione è scaduta: accedi di nuovo');
