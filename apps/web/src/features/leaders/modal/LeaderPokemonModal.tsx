import type { TournamentLeader } from '@poketorneo/contract';
import { MessageBox } from '../../../ui/modal/MessageBox.tsx';
import { LeaderPokemonSheet } from '../../battles/index.ts';
import { returnToLeader } from '../board/scroll-to-section.ts';
import { findSlotButton } from '../card/slot-button.ts';
import { SlotForm } from './SlotForm.tsx';
import { useSlotChange } from './use-slot-change.ts';

interface LeaderPokemonModalProps {
  leader: TournamentLeader;
  /** Null for the reward. */
  order: number | null;
  isReadOnly: boolean;
  onClose: () => void;
}

const messages = {
  add: 'Pokémon aggiunto correttamente',
  edit: 'Pokémon aggiornato correttamente',
  delete: 'Pokémon rimosso correttamente',
};

/** Chooses the Pokémon of a slot, then shows the result. */
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

  // Filling or emptying the slot has removed the button that opened the window.
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
          // The open window locks the page's scrolling.
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
