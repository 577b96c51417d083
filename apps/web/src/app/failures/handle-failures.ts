import { alert } from '../../lib/alerts.ts';
import { type ApiError, isTransient } from '../../lib/api.ts';
import { isServerAway, offlineState } from '../../lib/connection.ts';
import { logFailure } from '../../lib/log-failure.ts';
import { session, sessionEnded } from '../../lib/session.ts';
import { decideFailure } from './decide-failure.ts';

/** The least time between two alerts about an outage, in milliseconds. */
const outageAlertIntervalMs = 30_000;
/** A page that aborts its calls by being left is gone after this time, in milliseconds. */
const leaveDelayMs = 100;

interface PageLocation {
  pathname: string;
  search: string;
}

interface Navigator {
  state: { location: PageLocation; navigation: { location?: PageLocation | undefined } };
  navigate: (to: string, options?: { state: unknown }) => Promise<void>;
}

/** Creates the failure listener: logs each failed call, shows an alert, maybe redirects. */
export function handleFailures(router: Navigator): (error: ApiError) => void {
  let outageAlertAt = Number.NEGATIVE_INFINITY;
  const report = (error: ApiError) => {
    logFailure(error);
    if (error.status === 0 && isTransient(error)) isServerAway.set(true);
    // While the server is away, pages retry: their failures cause few alerts, and none if the page
    // shows the outage itself. A failed action of the user always does.
    if (error.isRead && isTransient(error)) {
      const isShownByPage = offlineState.get() !== null || globalThis.navigator?.onLine === false;
      if (isShownByPage || performance.now() - outageAlertAt < outageAlertIntervalMs) return;
      outageAlertAt = performance.now();
    }
    const { pathname, search } = router.state.navigation.location ?? router.state.location;
    const { message, endSession, goTo } = decideFailure(error, {
      signedIn: session.get() !== null,
      path: pathname + search,
    });
    // A page that polls fails repeatedly, but is left once.
    const leaves = goTo !== null && goTo.split('?')[0] !== pathname;
    alert.error(message, { autoClose: true, keepAfterRouteChange: leaves });
    window.scrollTo({ top: 0 });
    if (endSession) session.end();
    if (leaves) void router.navigate(goTo, endSession ? { state: sessionEnded } : undefined);
  };

  // Leaving the page aborts its calls. Reporting that would scroll to the top, and a reload would
  // restore that position.
  let visit = Symbol();
  const startNewVisit = () => {
    visit = Symbol();
  };
  window.addEventListener('pagehide', startNewVisit);
  window.addEventListener('pageshow', ({ persisted }) => persisted && startNewVisit());
  return (error) => {
    if (error.status !== 0) return report(error);
    const ownVisit = visit;
    setTimeout(() => ownVisit === visit && report(error), leaveDelayMs);
  };
}
