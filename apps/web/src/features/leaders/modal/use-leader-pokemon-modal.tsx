import type { TournamentLeader } from '@poketorneo/contract';
import { useCallback, useState } from 'react';
import { useDeferredImport } from '../../../lib/deferred.ts';

const loadModal = async () => (await import('./LeaderPokemonModal.tsx')).LeaderPokemonModal;

interface OpenSlot {
  /** As it was when the slot was opened: a change is made to what was seen. */
  leader: TournamentLeader;
  order: number | null;
}

/** The window that a slot opens, fetched apart from the page. */
export function useLeaderPokemonModal({ isReadOnly }: { isReadOnly: boolean }) {
  const [slot, setSlot] = useState<OpenSlot | null>(null);
  return {
    open: useCallback(
      (leader: TournamentLeader, order: number | null) => setSlot({ leader, order }),
      [],
    ),
    modal: <DeferredModal slot={slot} isReadOnly={isReadOnly} onClose={() => setSlot(null)} />,
  };
}

interface DeferredModalProps {
  slot: OpenSlot | null;
  isReadOnly: boolean;
  onClose: () => void;
}

/** Apart from the page, which need not be drawn again when the window's code has come. */
function DeferredModal({ slot, ...props }: DeferredModalProps) {
  const LeaderPokemonModal = useDeferredImport(loadModal, slot !== null);
  if (slot === null || LeaderPokemonModal === undefined) return null;
  return <LeaderPokemonModal {...slot} {...props} />;
}
