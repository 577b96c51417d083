import { alert } from '../../lib/alerts.ts';
import { type ApiError, isPassing } from '../../lib/api.ts';
import { logFailure } from '../../lib/log-failure.ts';
import { session } from '../../lib/session.ts';
import { sessionEnded } from '../../lib/session-end.ts';
import { decideFailure } from './decide-failure.ts';

/** Milliseconds. */
const betweenOutages = 30_000;

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
  let toldOfOutageAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    logFailure(error);
    // Pages ask again and again while the server is away: that is told once in a while, and scrolls
    // nobody's page. Whoever has pressed something is told each time.
    if (error.isRead && isPassing(error)) {
      if (performance.now() - toldOfOutageAt < betweenOutages) return;
      toldOfOutageAt = performance.now();
    }
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
