import type { PreparedPokemon } from '@poketorneo/contract';
import type { ReactNode } from 'react';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { PokemonSheet } from './PokemonSheet.tsx';

interface PokemonSheetModalProps {
  pokemon: PreparedPokemon;
  /** Buttons. */
  footer?: ReactNode;
  onClose: () => void;
}

export function PokemonSheetModal({ pokemon, footer, onClose }: PokemonSheetModalProps) {
  return (
    <Modal open onClose={onClose} title={pokemon.name} footer={footer} isText>
      <PokemonSheet pokemon={pokemon} />
    </Modal>
  );
}
