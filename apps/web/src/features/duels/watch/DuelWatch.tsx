import type { DuelSummary } from '@poketorneo/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useIsNotToBeDisturbed } from '../../../lib/do-not-disturb.ts';
import { StartedDuel } from './StartedDuel.tsx';
import { useDuelNews } from './use-duel-news.ts';

/** Follows the player's challenges and opens duels that begin, unless that would interrupt. */
export function DuelWatch() {
  const navigate = useNavigate();
  const isBusy = useIsNotToBeDisturbed();
  const [waiting, setWaiting] = useState<DuelSummary | null>(null);
  useDuelNews((duel) => {
    if (document.visibilityState === 'hidden' || isBusy) setWaiting(duel);
    else void navigate(`/battle/${duel.id}`);
  });
  return waiting && <StartedDuel duel={waiting} onClose={() => setWaiting(null)} />;
}
