import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useImmersiveMode } from '../../../lib/immersive-mode.ts';
import { watchQueries } from '../spectator/queries.ts';
import { nextOnWall } from './next-on-wall.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { WallDuel } from './WallDuel.tsx';
import styles from './WallPage.module.css';
import { WallWaiting } from './WallWaiting.tsx';

/** The list is public and cached by the server. */
const readingMs = 5000;

/** /parete: the club's screen without controls: one duel after the other. */
export function WallPage() {
  useImmersiveMode();
  useWakeLock();
  const { data } = useQuery({ ...watchQueries.live(), refetchInterval: readingMs });
  const [shownId, setShownId] = useState<number | null>(null);
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  // Without a connection the last one stays.
  const next = data === undefined ? shownId : nextOnWall(data, { shownId, done });
  if (next !== shownId) setShownId(next);
  return (
    <div className={styles.wall} data-wall>
      {next === null ? (
        <WallWaiting />
      ) : (
        <WallDuel
          key={next}
          id={next}
          isShowcased={data?.showcased === next}
          onDone={() => setDone((before) => new Set([...before, next]))}
        />
      )}
    </div>
  );
}
