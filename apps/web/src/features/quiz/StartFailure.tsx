import { useEffect, useRef } from 'react';
import styles from './StartFailure.module.css';

/** The message of a quiz that could not start; its button retries. */
export function StartFailure({ hasFailed }: { hasFailed: boolean }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (hasFailed) line.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFailed]);
  return (
    <p className={styles.failure} role="alert" ref={line}>
      {hasFailed && 'Le domande non sono arrivate: prova ancora.'}
    </p>
  );
}
