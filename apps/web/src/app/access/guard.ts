import { type LoaderFunction, redirect, replace } from 'react-router';
import { alert } from '../../lib/alerts.ts';
import type { Page } from '../../lib/page.ts';
import { session } from '../../lib/session.ts';
import { decideAccess } from './decide-access.ts';

/** The loader that checks access to a page, and redirects; null for pages open to everyone. */
export function guardOf(page: Page): LoaderFunction | null {
  if (page.access === 'public' && page.signedOutOnly !== true) return null;
  return ({ request }) => {
    const url = new URL(request.url);
    const decision = decideAccess(page, session.get(), url);
    if (decision.kind === 'enter') return null;
    if (decision.alert !== null) alert.error(decision.alert, { keepAfterRouteChange: true });
    // The refused URL is already in the history (opened directly, or with 'back'): a redirect
    // would leave it there, and 'back' would lead to it again.
    const there = url.href === window.location.href.replace(/#.*$/, '');
    throw there ? replace(decision.to) : redirect(decision.to);
  };
}
