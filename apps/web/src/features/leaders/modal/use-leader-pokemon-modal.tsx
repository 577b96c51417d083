import type { TournamentLeader } from '@poketorneo/contract';
import { useCallback, useState } from 'react';
import { useDeferredImport } from '../../../lib/deferred.ts';

const loadModal = async () => (await import('./LeaderPokemonModal.tsx')).LeaderPokemonModal;

interface OpenSlot {
  /** The leader when the slot was opened: its version guards the change. */
  leader: TournamentLeader;
  order: number | null;
}

/** The window of a slot, imported apart from the page. */
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

/** A component of its own, so that loading the window's code does not re-render the page. */
function DeferredModal({ slot, ...props }: DeferredModalProps) {
  const LeaderPokemonModal = useDeferredImport(loadModal, slot !== null);
  if (slot === null || LeaderPokemonModal === undefined) return null;
  return <LeaderPokemonModal {...slot} {...props} />;
}
