import type { WatchedDuel } from '@poketorneo/contract';
import { emoteShownMs } from '@poketorneo/rules/duels';
import { useEffect, useState } from 'react';
import styles from './DuelTools.module.css';
import { emoteLabels } from './emote-labels.ts';
import { latestEmote } from './latest-emote.ts';

interface EmoteProps {
  said: WatchedDuel['emotes'][number];
  name: string;
  /** Where the wall shows it. */
  speaker?: 'near' | 'far';
}

/** What a player has said, for a few seconds; over the balls of the plates that it is beside. */
export function Emote({ said, name, speaker }: EmoteProps) {
  const [heard, setHeard] = useState(said);
  const latest = latestEmote(heard, said);
  if (latest !== heard) setHeard(latest);
  const at = latest?.at ?? null;
  const [goneAt, setGoneAt] = useState<string | null>(null);
  useEffect(() => {
    if (at === null) return;
    const timer = setTimeout(() => setGoneAt(at), emoteShownMs);
    return () => clearTimeout(timer);
  }, [at]);
  return (
    <div className={styles.said} aria-live="polite">
      {latest !== null && at !== goneAt && (
        <p className={styles.emote} data-speaker={speaker}>
          <span className={styles.name}>{name}</span>: {emoteLabels[latest.emote]}
        </p>
      )}
    </div>
  );
}
