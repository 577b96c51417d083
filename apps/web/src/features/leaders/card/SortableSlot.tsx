import type { TournamentLeader } from '@poketorneo/contract';
import { useSortableItem } from '../../../ui/arranging/use-sortable-item.ts';
import slotStyles from './Slot.module.css';
import { SlotPicture } from './SlotPicture.tsx';
import styles from './Team.module.css';

interface SortableSlotProps {
  id: string;
  pokemon: TournamentLeader['pokemons'][number];
  /** Its current position, from 1. */
  position: number;
}

export function SortableSlot({ id, pokemon, position }: SortableSlotProps) {
  const { item, handle } = useSortableItem(id);
  return (
    <li {...item} className={styles.place}>
      <button
        type="button"
        className={`${slotStyles.slot} ${styles.sortable}`}
        {...handle}
        aria-label={`${pokemon.name}, posto ${position}`}
      >
        <SlotPicture pokemon={pokemon} isLost={false} />
        <span className={styles.number} aria-hidden="true">
          {position}
        </span>
      </button>
      <p className={styles.caption}>
        <span className={styles.name}>{pokemon.name}</span> lv. {pokemon.level}
      </p>
    </li>
  );
}
