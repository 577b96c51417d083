import { useLocation } from 'react-router';
import { returnAddress, returnUrlFrom } from '../../lib/return-url.ts';

interface ReturnUrl {
  /** Where to go once signed in. */
  target: string;
  /** Another account page's address that hands the same target on. */
  addressOf: (page: string) => string;
}

/** What the address says about where to go after signing in. */
export function useReturnUrl(): ReturnUrl {
  const target = returnUrlFrom(useLocation().search);
  return {
    target,
    addressOf: (page) => (target === '/' ? page : returnAddress(page, target)),
  };
}
