import { alert } from '../../lib/alerts.ts';
import { type ApiError, isTransient } from '../../lib/api.ts';
import { isServerAway, offlineState } from '../../lib/connection.ts';
import { logFailure } from '../../lib/log-failure.ts';
import { session, sessionEnded } from '../../lib/session.ts';
import { decideFailure } from './decide-failure.ts';

/** Milliseconds. */
const outageAlertIntervalMs = 30_000;
/** Milliseconds within which a page is gone that has cut off its calls. */
const leaveDelayMs = 100;

interface PageLocation {
  pathname: string;
  search: string;
}

interface Navigator {
  state: { location: PageLocation; navigation: { location?: PageLocation | undefined } };
  navigate: (to: string, options?: { state: unknown }) => Promise<void>;
}

/** Makes the listener that every failed call reaches: an alert, the log, perhaps another page. */
export function handleFailures(router: Navigator): (error: ApiError) => void {
  let outageAlertAt = Number.NEGATIVE_INFINITY;
  const report = (error: ApiError) => {
    logFailure(error);
    if (error.status === 0 && isTransient(error)) isServerAway.set(true);
    // Pages ask again and again while the server is away: that is told once in a while, or said by the
    // page itself, and scrolls nobody's page. Whoever has pressed something is told each time.
    if (error.isRead && isTransient(error)) {
      const isShownByPage = offlineState.get() !== null || globalThis.navigator?.onLine === false;
      if (isShownByPage || performance.now() - outageAlertAt < outageAlertIntervalMs) return;
      outageAlertAt = performance.now();
    }
    const { pathname, search } = router.state.navigation.location ?? router.state.location;
    const { message, endSession, goTo } = decideFailure(error, {
      signedIn: session.get() !== null,
      address: pathname + search,
    });
    // A page that polls fails again and again: it is sent away once.
    const leaves = goTo !== null && goTo.split('?')[0] !== pathname;
    alert.error(message, { autoClose: true, keepAfterRouteChange: leaves });
    window.scrollTo({ top: 0 });
    if (endSession) session.end();
    if (leaves) void router.navigate(goTo, endSession ? { state: sessionEnded } : undefined);
  };

  // What is on its way when the page is left is cut off by that, and is no failure: told, it would
  // take the page to its top, and that would be where a reload comes back to.
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
