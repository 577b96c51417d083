import type { DuelSummary } from '@poketorneo/contract';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsImmersiveModeOn } from '../../../lib/immersive-mode.ts';
import { ChallengeSheet } from '../challenge/ChallengeSheet.tsx';
import { SearchBar } from '../search/SearchBar.tsx';
import { search } from '../search/search.ts';
import { Arrivals } from './Arrivals.tsx';
import { StartedDuel } from './StartedDuel.tsx';
import { useDuelNews } from './use-duel-news.ts';

/**
 * Shows arriving challenges and the search for an opponent, and opens duels that begin: a battle or
 * a game is left by the player alone.
 */
export function DuelWatch() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isPlaying = useIsImmersiveModeOn();
  const [waiting, setWaiting] = useState<DuelSummary | null>(null);
  // Another user's search is no search of the next one.
  useEffect(() => search.forget, []);
  useDuelNews((duel) => {
    search.forget();
    if (document.visibilityState === 'hidden' || isPlaying) setWaiting(duel);
    else if (pathname !== `/battle/${duel.id}`) void navigate(`/battle/${duel.id}`);
  });
  if (waiting !== null && pathname === `/battle/${waiting.id}`) setWaiting(null);
  return (
    <>
      <Arrivals />
      <SearchBar />
      <ChallengeSheet />
      {waiting !== null && <StartedDuel duel={waiting} onClose={() => setWaiting(null)} />}
    </>
  );
}
