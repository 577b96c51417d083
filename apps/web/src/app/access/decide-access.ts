import { permissionsOf, type SessionUser } from '@poketorneo/contract';
import type { Page } from '../../lib/page.ts';
import { returnUrlFrom, withReturnUrl } from '../../lib/return-url.ts';

export const forbiddenMessage =
  "Error 403 - Forbidden! You don't have permission to access this resource";

/** Whether a visitor may open a page; otherwise the redirect, with its alert. */
export type AccessDecision =
  | { kind: 'enter' }
  | { kind: 'redirect'; to: string; alert: string | null };

type Guarded = Pick<Page, 'access' | 'signedOutOnly'>;
type Visitor = Pick<SessionUser, 'roles'> | null;
type PageUrl = Pick<URL, 'pathname' | 'search'>;

export function decideAccess(
  { access, signedOutOnly = false }: Guarded,
  visitor: Visitor,
  { pathname, search }: PageUrl,
): AccessDecision {
  const path = pathname + search;
  if (signedOutOnly && visitor !== null) {
    return { kind: 'redirect', to: returnUrlFrom(search), alert: null };
  }
  if (access === 'public') return { kind: 'enter' };
  if (visitor === null) {
    return { kind: 'redirect', to: withReturnUrl('/account/login', path), alert: null };
  }
  if (access === 'admin' && !permissionsOf(visitor.roles).organises) {
    return { kind: 'redirect', to: withReturnUrl('/forbidden', path), alert: forbiddenMessage };
  }
  return { kind: 'enter' };
}
