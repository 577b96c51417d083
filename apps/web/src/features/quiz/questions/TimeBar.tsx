import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { timings } from '../game/quiz-run.ts';
import styles from './TimeBar.module.css';
import { timeBand, timeWarning } from './time-band.ts';

interface TimeBarProps {
  /** In milliseconds since 1970. */
  deadline: number;
  /** Otherwise the bar stands still. */
  isRunning: boolean;
}

const tick = 100;

/** The time left for a question, by the clock, so that it is right after the page was hidden. */
export function TimeBar({ deadline, isRunning }: TimeBarProps) {
  const left = useTimeLeft(deadline, isRunning);
  const seconds = Math.ceil(left / 1000);
  return (
    <div className={styles.frame}>
      <div
        className={styles.time}
        data-band={timeBand(left)}
        data-running={isRunning}
        role="timer"
        aria-label={`Tempo rimasto: ${seconds} secondi`}
      >
        <div className={styles.track}>
          <div
            className={styles.fill}
            style={{ transform: `scaleX(${left / timings.question})` }}
          />
        </div>
        <span className={styles.seconds} aria-hidden="true">
          {seconds}
        </span>
      </div>
      <VisuallyHidden aria-live="polite">{isRunning && timeWarning(left)}</VisuallyHidden>
    </div>
  );
}

function useTimeLeft(deadline: number, isRunning: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return;
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, tick);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isRunning]);
  return Math.min(timings.question, Math.max(0, deadline - now));
}
