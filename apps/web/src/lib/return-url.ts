const parameter = 'returnUrl';
const anywhere = 'http://poketorneo.invalid';

/** Puts where to come back to onto an address: '/account/login?returnUrl=%2Fmy-team'. */
export function returnAddress(address: string, comeBackTo: string): string {
  return `${address}?${new URLSearchParams({ [parameter]: comeBackTo })}`;
}

/** Whether a query string asks to come back to anywhere. */
export function asksToComeBack(search: string): boolean {
  return new URLSearchParams(search).has(parameter);
}

/**
 * Where a query string asks to come back to, or '/'. Only paths of this site count, so that nobody
 * can send a player elsewhere through a link to the login page.
 */
export function returnUrlFrom(search: string): string {
  const wanted = new URLSearchParams(search).get(parameter);
  if (wanted === null || !wanted.startsWith('/') || !URL.canParse(wanted, anywhere)) return '/';
  const url = new URL(wanted, anywhere);
  if (url.origin !== anywhere || url.pathname.startsWith('//')) return '/';
  // The account pages are no place to come back to.
  if (/^\/account(\/|$)/.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}
