import { type LoaderFunction, redirect, replace } from 'react-router';
import { alert } from '../../lib/alerts.ts';
import type { Page } from '../../lib/page.ts';
import { session } from '../../lib/session.ts';
import { decideAccess } from './decide-access.ts';

/**
 * The loader that lets a visitor into a page or sends them elsewhere; none where anyone may enter.
 */
export function guardOf(page: Page): LoaderFunction | null {
  if (page.access === 'public' && page.signedOutOnly !== true) return null;
  return ({ request }) => {
    const url = new URL(request.url);
    const decision = decideAccess(page, session.get(), url);
    if (decision.kind === 'enter') return null;
    if (decision.alert !== null) alert.error(decision.alert, { keepAfterRouteChange: true });
    // Already in the address bar (opened directly, or with the back button): the entry is replaced,
    // or the back button would lead to the refused page again and again.
    const there = url.href === window.location.href.replace(/#.*$/, '');
    throw there ? replace(decision.to) : redirect(decision.to);
  };
}
