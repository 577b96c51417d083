import type { TournamentLeader } from '@poketorneo/contract';
import { useState } from 'react';
import { useLatePart } from '../../../lib/use-late-part.ts';

const loadModal = async () => (await import('./LeaderPokemonModal.tsx')).LeaderPokemonModal;

interface OpenSlot {
  /** As it was when the slot was opened: a change is made to what was seen. */
  leader: TournamentLeader;
  order: number | null;
}

/** The window that a slot opens, fetched apart from the page. */
export function useLeaderPokemonModal({ isReadOnly }: { isReadOnly: boolean }) {
  const [slot, setSlot] = useState<OpenSlot | null>(null);
  const LeaderPokemonModal = useLatePart(loadModal, slot !== null);
  return {
    open: (leader: TournamentLeader, order: number | null) => setSlot({ leader, order }),
    modal: slot !== null && LeaderPokemonModal !== undefined && (
      <LeaderPokemonModal {...slot} isReadOnly={isReadOnly} onClose={() => setSlot(null)} />
    ),
  };
}
