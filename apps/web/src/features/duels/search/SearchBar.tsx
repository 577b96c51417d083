import { useEffect, useLayoutEffect, useState } from 'react';
import { Link } from 'react-router';
import { alert } from '../../../lib/alerts.ts';
import { useStore } from '../../../lib/create-store.ts';
import { useIsImmersiveModeOn } from '../../../lib/immersive-mode.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { formatTime } from '../../battles/index.ts';
import { formatTerms } from '../terms/labels.ts';
import styles from './SearchBar.module.css';
import { search } from './search.ts';

const repeatMs = 4000;
/** After this time the bar proposes something else. */
const longWaitMs = 40_000;

/** A bar above the bottom bar while an opponent is searched; games and battles hide it. */
export function SearchBar() {
  const running = useStore(search.running);
  const isImmersed = useIsImmersiveModeOn();
  useRepeatedSearch(running !== null);
  const isShown = running !== null && !isImmersed;
  useRoomForBar(isShown);
  return isShown ? <Searching key={running.startedAt} {...running} /> : null;
}

/** The page gets as much room below: see Layout.module.css. */
function useRoomForBar(isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    const { dataset } = document.documentElement;
    dataset.searching = '';
    return () => {
      delete dataset.searching;
    };
  }, [isShown]);
}

function useRepeatedSearch(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return;
    const repeat = async () => {
      if (document.visibilityState === 'hidden') return;
      const refusal = await search.repeat();
      if (refusal !== null) alert.info(refusal.message, { autoClose: true });
    };
    // Its place is as old as the reload was long.
    if (search.isRemembered()) void repeat();
    const timer = setInterval(() => void repeat(), repeatMs);
    document.addEventListener('visibilitychange', repeat);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', repeat);
    };
  }, [isRunning]);
}

function Searching({ request, startedAt }: NonNullable<ReturnType<typeof search.running.get>>) {
  const elapsed = useElapsed(startedAt);
  return (
    <section className={styles.bar} aria-label="Ricerca di un avversario">
      <Spinner />
      <div className={styles.words}>
        <p className={styles.line} role="status">
          Cerco un avversario…
        </p>
        <div className={styles.note}>
          <span role="timer" className={styles.time}>
            {formatTime(elapsed)}
          </span>
          {elapsed < longWaitMs ? (
            <span className={styles.terms}>{formatTerms(request.terms)}</span>
          ) : (
            <Link className={styles.link} to="/tournament-leaders">
              Intanto: un Capopalestra
            </Link>
          )}
        </div>
      </div>
      <Button look="secondary" onClick={() => void search.stop()}>
        Annulla
      </Button>
    </section>
  );
}

/** In milliseconds, by the second. */
function useElapsed(startedAt: number): number {
  const elapsedNow = () => Math.floor((performance.now() - startedAt) / 1000) * 1000;
  const [elapsed, setElapsed] = useState(elapsedNow);
  useEffect(() => {
    const timer = setInterval(() => {
      setElapsed(Math.floor((performance.now() - startedAt) / 1000) * 1000);
    }, 500);
    return () => clearInterval(timer);
  }, [startedAt]);
  return elapsed;
}
