import { AppError, type ErrorCode } from '../../errors.ts';

/** The same error for used, expired, revoked and unknown invitations. */
export const invitationUnusable = (code: ErrorCode) =>
  new AppError(code, 'Questo invito non vale più: chiedine un altro a chi organizza il club');

export const invitationNeeded = () =>
  new AppError('forbidden', 'Per iscriversi serve un invito: chiedilo a chi organizza il club');

export const emailNeeded = () => {
  const message = 'Scrivi la tua email';
  return new AppError('bad-request', message, { issues: [{ path: 'email', message }] });
};
