import { alert } from '../../lib/alerts.ts';
import { type ApiError, isTransient } from '../../lib/api.ts';
import { isServerAway, offlineState } from '../../lib/connection.ts';
import { logFailure } from '../../lib/log-failure.ts';
import { session, sessionEnded } from '../../lib/session.ts';
import { decideFailure } from './decide-failure.ts';

/** Milliseconds. */
const betweenOutages = 30_000;
/** Milliseconds within which a page is gone that has cut off its calls. */
const untilLeft = 100;

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
  const tell = (error: ApiError) => {
    logFailure(error);
    if (error.status === 0 && isTransient(error)) isServerAway.set(true);
    // Pages ask again and again while the server is away: that is told once in a while, or said by the
    // page itself, and scrolls nobody's page. Whoever has pressed something is told each time.
    if (error.isRead && isTransient(error)) {
      const isSaid = offlineState.get() !== null || globalThis.navigator?.onLine === false;
      if (isSaid || performance.now() - toldOfOutageAt < betweenOutages) return;
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

  // What is on its way when the page is left is cut off by that, and is no failure: told, it would
  // take the page to its top, and that would be where a reload comes back to.
  let stay = Symbol();
  const beginAnother = () => {
    stay = Symbol();
  };
  window.addEventListener('pagehide', beginAnother);
  window.addEventListener('pageshow', ({ persisted }) => persisted && beginAnother());
  return (error) => {
    if (error.status !== 0) return tell(error);
    const during = stay;
    setTimeout(() => during === stay && tell(error), untilLeft);
  };
}
