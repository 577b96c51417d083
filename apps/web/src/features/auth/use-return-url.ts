import { useLocation } from 'react-router';
import { pageAtAddress } from '../../lib/page.ts';
import { asksToComeBack, returnAddress, returnUrlFrom } from '../../lib/return-url.ts';

interface ReturnUrl {
  /** Where to go once signed in. */
  target: string;
  /** What the page is called that one signs in for; undefined where there is none. */
  wantedPage: string | undefined;
  /** Another account page's address that hands the same target on. */
  addressOf: (page: string) => string;
  /**
   * Where to go on without signing in, for who was sent here; undefined for who came by themselves.
   */
  withoutSignIn: string | undefined;
}

/** What the address says about where to go after signing in. */
export function useReturnUrl(): ReturnUrl {
  const { search } = useLocation();
  const target = returnUrlFrom(search);
  const wanted = target === '/' ? undefined : pageAtAddress(target);
  const publicPage = wanted?.access === 'public' ? target : '/home';
  return {
    target,
    wantedPage: wanted === undefined || wanted.access === 'public' ? undefined : wanted.title,
    addressOf: (page) => (target === '/' ? page : returnAddress(page, target)),
    withoutSignIn: asksToComeBack(search) ? publicPage : undefined,
  };
}
