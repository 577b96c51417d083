import { useLocation } from 'react-router';
import { findPage } from '../../lib/page.ts';
import { asksToComeBack, returnUrlFrom, withReturnUrl } from '../../lib/return-url.ts';

interface ReturnUrl {
  /** The path to open after signing in. */
  target: string;
  /** The title of the page that requires signing in; undefined if there is none. */
  wantedPage: string | undefined;
  /** Another account page's path with the same target. */
  withTarget: (page: string) => string;
  /** The path to continue without signing in; undefined if the visitor was not redirected here. */
  withoutSignIn: string | undefined;
}

/** The target in the URL's query. */
export function useReturnUrl(): ReturnUrl {
  const { search } = useLocation();
  const target = returnUrlFrom(search);
  const wanted = target === '/' ? undefined : findPage(target);
  const publicPage = wanted?.access === 'public' ? target : '/home';
  return {
    target,
    wantedPage: wanted === undefined || wanted.access === 'public' ? undefined : wanted.title,
    withTarget: (page) => (target === '/' ? page : withReturnUrl(page, target)),
    withoutSignIn: asksToComeBack(search) ? publicPage : undefined,
  };
}
