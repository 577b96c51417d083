import type { PreparedPokemon } from '@poketorneo/contract';
import type { ReactNode } from 'react';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { PokemonSheet } from './PokemonSheet.tsx';

interface PokemonSheetModalProps {
  pokemon: PreparedPokemon;
  /** What can be done with it, at the bottom. */
  footer?: ReactNode;
  onClose: () => void;
}

/** The sheet in a window of its own. */
export function PokemonSheetModal({ pokemon, footer, onClose }: PokemonSheetModalProps) {
  return (
    <Modal open onClose={onClose} title={pokemon.name} footer={footer} isText>
      <PokemonSheet pokemon={pokemon} />
    </Modal>
  );
}
