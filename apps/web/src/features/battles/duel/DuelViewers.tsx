import type { BattleState } from '@poketorneo/contract';
import { useEffect, useState } from 'react';
import { liveStream } from '../../../lib/live-stream/live-stream.ts';
import { Viewers } from './Viewers.tsx';
import { viewersAfter } from './viewers-after.ts';

interface DuelViewersProps {
  battle: BattleState;
  isEnded: boolean;
}

/** How many watch the player's duel, by the browser's stream, until its end has been shown. */
export function DuelViewers({ battle: { id, status }, isEnded }: DuelViewersProps) {
  const [viewers, setViewers] = useState(0);
  useEffect(
    () =>
      liveStream().subscribe((message) =>
        setViewers((before) => viewersAfter(before, message, { id, status })),
      ),
    [id, status],
  );
  return <Viewers viewers={isEnded ? 0 : viewers} />;
}
