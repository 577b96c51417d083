import type { TournamentLeader } from '@poketorneo/contract';
import { lazy, Suspense, useState } from 'react';
import { usePrefetch } from '../../../lib/use-prefetch.ts';

const loadModal = async () => ({
  default: (await import('./LeaderPokemonModal.tsx')).LeaderPokemonModal,
});
const LeaderPokemonModal = lazy(loadModal);

interface OpenSlot {
  /** As it was when the slot was opened: a change is made to what was seen. */
  leader: TournamentLeader;
  order: number | null;
}

/** The window that a slot opens, fetched apart from the page. */
export function useLeaderPokemonModal({ isReadOnly }: { isReadOnly: boolean }) {
  const [slot, setSlot] = useState<OpenSlot | null>(null);
  usePrefetch(loadModal);
  return {
    open: (leader: TournamentLeader, order: number | null) => setSlot({ leader, order }),
    modal: slot !== null && (
      <Suspense fallback={null}>
        <LeaderPokemonModal {...slot} isReadOnly={isReadOnly} onClose={() => setSlot(null)} />
      </Suspense>
    ),
  };
}
