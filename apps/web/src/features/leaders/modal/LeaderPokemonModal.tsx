import type { TournamentLeader } from '@poketorneo/contract';
import { MessageBox } from '../../../ui/modal/MessageBox.tsx';
import { LeaderPokemonSheet } from '../../battles/index.ts';
import { returnToLeader } from '../board/scroll-to-section.ts';
import { findSlotButton } from '../card/slot-button.ts';
import { SlotForm } from './SlotForm.tsx';
import { useSlotChange } from './use-slot-change.ts';

interface LeaderPokemonModalProps {
  leader: TournamentLeader;
  /** The slot, or null for the reward. */
  order: number | null;
  /** Players look but do not touch. */
  isReadOnly: boolean;
  onClose: () => void;
}

const messages = {
  add: 'Pokémon aggiunto correttamente',
  edit: 'Pokémon aggiornato correttamente',
  delete: 'Pokémon rimosso correttamente',
};

/** Chooses the Pokémon of a slot, then says how that went. */
export function LeaderPokemonModal({
  leader,
  order,
  isReadOnly,
  onClose,
}: LeaderPokemonModalProps) {
  const { mutate, status, error, variables } = useSlotChange(leader, order);
  const pokemon =
    order === null
      ? leader.obtainablePokemon
      : (leader.pokemons.find((one) => one.order === order) ?? null);

  // What was pressed to open the window is gone once its slot has been filled or emptied.
  const focusAfter = () => findSlotButton(leader, order);

  if (status === 'success') {
    return (
      <MessageBox open onClose={onClose} title="Completato!" tone="success" focusAfter={focusAfter}>
        {messages[variables.kind]}
      </MessageBox>
    );
  }
  if (status === 'error') {
    return (
      <MessageBox
        open
        onClose={() => {
          onClose();
          // The window holds the page where it is until it has gone.
          requestAnimationFrame(() => returnToLeader(leader));
        }}
        title="Errore!"
        tone="error"
        focusAfter={focusAfter}
      >
        {error.message}
      </MessageBox>
    );
  }
  return (
    <SlotForm
      title={`${order === null ? 'Premio' : `Pokémon ${order}`} di ${leader.name}`}
      pokemon={pokemon}
      isReadOnly={isReadOnly}
      isSaving={status === 'pending'}
      details={
        isReadOnly &&
        order !== null &&
        pokemon !== null && (
          <LeaderPokemonSheet
            leaderId={leader.id}
            availablePokemonId={pokemon.availablePokemonId}
          />
        )
      }
      onChange={mutate}
      onClose={onClose}
    />
  );
}
