import type { PreparedPokemon } from '@poketorneo/contract';
import { boxIconPath } from '@poketorneo/gen4/asset-paths';
import { assetUrl } from '../../../lib/asset-url.ts';
import styles from './ChosenBar.module.css';

interface ChosenSlotProps {
  pokemon: PreparedPokemon;
  place: number;
  /** What can be done with it stands above the bar. */
  isOpen: boolean;
  toolsId: string;
  onToggle: () => void;
}

/** A Pokémon of the chosen team in its place. */
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
      <img
        className={styles.sprite}
        src={assetUrl(boxIconPath(pokemon.formId))}
        alt=""
        width={68}
        height={56}
        decoding="async"
      />
      <span className={styles.place} aria-hidden="true">
        {place}
      </span>
    </button>
  );
}
