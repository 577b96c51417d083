import type { DuelSummary } from '@poketorneo/contract';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsNotToBeDisturbed } from '../../../lib/do-not-disturb.ts';
import { Arrivals } from './Arrivals.tsx';
import { StartedDuel } from './StartedDuel.tsx';
import { useDuelNews } from './use-duel-news.ts';

/** Shows arriving challenges, and opens duels that begin, unless that would interrupt. */
export function DuelWatch() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isBusy = useIsNotToBeDisturbed();
  const [waiting, setWaiting] = useState<DuelSummary | null>(null);
  useDuelNews((duel) => {
    if (document.visibilityState === 'hidden' || isBusy) setWaiting(duel);
    else if (pathname !== `/battle/${duel.id}`) void navigate(`/battle/${duel.id}`);
  });
  if (waiting !== null && pathname === `/battle/${waiting.id}`) setWaiting(null);
  return (
    <>
      <Arrivals />
      {waiting !== null && <StartedDuel duel={waiting} onClose={() => setWaiting(null)} />}
    </>
  );
}
