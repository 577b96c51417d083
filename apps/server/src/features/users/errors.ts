import type { AccountStatus } from '@poketorneo/contract';
import { AppError, type ErrorCode } from '../../errors.ts';

export const noSuchUser = () => new AppError('not-found', 'Questo account non esiste');

/** For a user with valid credentials whose account is not active. */
export function notActive(code: ErrorCode, status: Exclude<AccountStatus, 'active'>): AppError {
  return new AppError(code, messages[status]);
}

const messages = {
  waiting:
    'Il tuo account è in attesa di approvazione: potrai entrare appena un organizzatore ti accoglie',
  suspended: 'Il tuo account è sospeso: per rientrare parlane con un organizzatore',
} as const;

/** For a token of a deleted account, or a revoked one. */
export const sessionOver = () =>
  new AppError('token-invalid', 'La sessione è scaduta: accedi di nuovo');
