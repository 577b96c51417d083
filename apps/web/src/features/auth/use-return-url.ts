import { useLocation } from 'react-router';
import { isPublicAddress } from '../../lib/public-address.ts';
import { asksToComeBack, returnAddress, returnUrlFrom } from '../../lib/return-url.ts';

interface ReturnUrl {
  /** Where to go once signed in. */
  target: string;
  /** Another account page's address that hands the same target on. */
  addressOf: (page: string) => string;
  /** Where to go on without signing in, for who was sent here; undefined for who came by themselves. */
  withoutSignIn: string | undefined;
}

/** What the address says about where to go after signing in. */
export function useReturnUrl(): ReturnUrl {
  const { search } = useLocation();
  const target = returnUrlFrom(search);
  const publicPage = target !== '/' && isPublicAddress(target) ? target : '/home';
  return {
    target,
    addressOf: (page) => (target === '/' ? page : returnAddress(page, target)),
    withoutSignIn: asksToComeBack(search) ? publicPage : undefined,
  };
}
