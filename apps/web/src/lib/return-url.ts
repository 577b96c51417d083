const parameter = 'returnUrl';
const anywhere = 'http://poketorneo.invalid';

/** Adds the return URL to a path: '/account/login?returnUrl=%2Fmy-team'. */
export function withReturnUrl(path: string, returnUrl: string): string {
  return `${path}?${new URLSearchParams({ [parameter]: returnUrl })}`;
}

/** Whether a query string has a return URL. */
export function asksToComeBack(search: string): boolean {
  return new URLSearchParams(search).has(parameter);
}

/**
 * The return URL in a query string, or '/'. Only paths of this site count: a link to the login page
 * must not redirect to another site.
 */
export function returnUrlFrom(search: string): string {
  const wanted = new URLSearchParams(search).get(parameter);
  if (wanted === null || !wanted.startsWith('/') || !URL.canParse(wanted, anywhere)) return '/';
  const url = new URL(wanted, anywhere);
  if (url.origin !== anywhere || url.pathname.startsWith('//')) return '/';
  // Account pages are no place to return to.
  if (/^\/account(\/|$)/.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}
