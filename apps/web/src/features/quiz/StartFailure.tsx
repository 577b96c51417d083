import { useEffect, useRef } from 'react';
import styles from './StartFailure.module.css';

/** Says that a quiz could not begin: what was pressed can be pressed again. */
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
