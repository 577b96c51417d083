import type { PreparedPokemon } from '@poketorneo/contract';
import { BoxIcon } from '../BoxIcon.tsx';
import styles from './ChosenBar.module.css';

interface ChosenSlotProps {
  pokemon: PreparedPokemon;
  place: number;
  /** Its tools are shown above the bar. */
  isOpen: boolean;
  toolsId: string;
  onToggle: () => void;
}

export function ChosenSlot({ pokemon, place, isOpen, toolsId, onToggle }: ChosenSlotProps) {
  return (
    <button
      type="button"
      className={styles.slot}
      aria-expanded={isOpen}
      aria-controls={isOpen ? toolsId : undefined}
      aria-label={`Posto ${place}: ${pokemon.name}`}
      onClick={onToggle}
    >
      <BoxIcon className={styles.sprite} formId={pokemon.formId} />
      <span className={styles.place} aria-hidden="true">
        {place}
      </span>
    </button>
  );
}
