import { alert } from '../../lib/alerts.ts';
import type { ApiError } from '../../lib/api.ts';
import { logFailure } from '../../lib/log-failure.ts';
import { session } from '../../lib/session.ts';
import { sessionEnded } from '../../lib/session-end.ts';
import { decideFailure } from './decide-failure.ts';

interface Place {
  pathname: string;
  search: string;
}

interface Navigator {
  state: { location: Place; navigation: { location?: Place | undefined } };
  navigate: (to: string, options?: { state: unknown }) => Promise<void>;
}

/** Makes the listener that every failed call reaches: an alert, the log, perhaps another page. */
export function handleFailures(router: Navigator): (error: ApiError) => void {
  return (error) => {
    logFailure(error);
    const heading = router.state.navigation.location ?? router.state.location;
    const { message, endSession, goTo } = decideFailure(error, {
      signedIn: session.get() !== null,
      address: heading.pathname + heading.search,
    });
    // A page that polls fails again and again: it is sent away once.
    const leaves = goTo !== null && goTo.split('?')[0] !== heading.pathname;
    alert.error(message, { autoClose: true, keepAfterRouteChange: leaves });
    window.scrollTo({ top: 0 });
    if (endSession) session.end();
    if (leaves) void router.navigate(goTo, endSession ? { state: sessionEnded } : undefined);
  };
}
