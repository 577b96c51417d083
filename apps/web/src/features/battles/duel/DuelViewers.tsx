import { useEffect, useState } from 'react';
import { liveStream } from '../../../lib/live-stream/live-stream.ts';
import { Viewers } from './Viewers.tsx';

/** How many watch the player's duel, by the browser's stream. */
export function DuelViewers({ battleId }: { battleId: number }) {
  const [viewers, setViewers] = useState(0);
  useEffect(
    () =>
      liveStream().subscribe((message) => {
        switch (message.kind) {
          case 'viewers':
            if (message.battleId === battleId) setViewers(message.viewers);
            break;
          case 'hello':
            // Told anew, unless there are none.
            setViewers(0);
            break;
          case 'changed':
          case 'battle':
          case 'watched':
        }
      }),
    [battleId],
  );
  return <Viewers viewers={viewers} />;
}
