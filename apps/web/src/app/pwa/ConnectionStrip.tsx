import { useEffect, useState } from 'react';
import { isOfflineReady, isServerAway } from '../../lib/connection.ts';
import { useStore } from '../../lib/create-store.ts';
import { useIsImmersed } from '../use-page.ts';
import styles from './ConnectionStrip.module.css';

/** How long the strip says that the network is back, in milliseconds. */
const backNoticeMs = 4000;

/** Says that the server is away, which cached pages work offline, and when it is back. */
export function ConnectionStrip() {
  const isAway = useStore(isServerAway);
  const isReady = useStore(isOfflineReady);
  const isBack = useIsBack(isAway);
  // Games show the connection themselves.
  const isHidden = useIsImmersed();
  return (
    <div className={styles.place} role="status" hidden={isHidden}>
      {isAway && (
        <p className={styles.strip}>
          <Cloud />
          <span>
            <strong>{navigator.onLine ? 'Il server non risponde.' : 'Sei offline.'}</strong>{' '}
            {isReady
              ? 'Pokédex, tipi, regolamento e giochi funzionano lo stesso; il resto torna da solo.'
              : 'Quello che manca torna da solo.'}
          </span>
        </p>
      )}
      {isBack && (
        <p className={styles.strip} data-back>
          <span>
            <strong>Di nuovo in rete.</strong>
          </span>
        </p>
      )}
    </div>
  );
}

function useIsBack(isAway: boolean): boolean {
  const [wasAway, setWasAway] = useState(false);
  useEffect(() => {
    if (isAway) setWasAway(true);
    else if (wasAway) {
      const timer = setTimeout(() => setWasAway(false), backNoticeMs);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [isAway, wasAway]);
  return wasAway && !isAway;
}

function Cloud() {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M7 18h10a4 4 0 0 0 .7-7.9A6 6 0 0 0 6.3 9.6 4.2 4.2 0 0 0 7 18ZM4 4l16 16" />
    </svg>
  );
}
