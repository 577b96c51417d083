import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { alert } from '../../../lib/alerts.ts';
import { useStore } from '../../../lib/create-store.ts';
import { useIsImmersiveModeOn } from '../../../lib/immersive-mode.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { formatTime } from '../../battles/index.ts';
import { formatTerms } from '../terms/labels.ts';
import styles from '../watch/DuelBar.module.css';
import { search } from './search.ts';

const repeatMs = 4000;
/** After this time the bar proposes something else. */
const longWaitMs = 40_000;

/** A bar above the bottom bar while an opponent is searched; games and battles hide it. */
export function SearchBar() {
  const running = useStore(search.running);
  const isImmersed = useIsImmersiveModeOn();
  useRepeatedSearch(running !== null);
  if (running === null || isImmersed) return null;
  return <Searching key={running.startedAt} {...running} />;
}

function useRepeatedSearch(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return;
    const repeat = async () => {
      if (document.visibilityState === 'hidden') return;
      const refusal = await search.repeat();
      if (refusal !== null) alert.info(refusal.message, { autoClose: true });
    };
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
      <p className={styles.words}>
        <span role="status">Cerco un avversario…</span>{' '}
        <span role="timer">{formatTime(elapsed)}</span>
        <span className={styles.note}>{formatTerms(request.terms)}</span>
      </p>
      {elapsed >= longWaitMs && (
        <Link className={styles.link} to="/tournament-leaders">
          Intanto: un Capopalestra
        </Link>
      )}
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
