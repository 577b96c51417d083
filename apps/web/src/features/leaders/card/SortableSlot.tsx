import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { TournamentLeader } from '@poketorneo/contract';
import { prefersReducedMotion } from '../../../lib/reduced-motion.ts';
import slotStyles from './Slot.module.css';
import { SlotPicture } from './SlotPicture.tsx';
import styles from './Team.module.css';

interface SortableSlotProps {
  id: string;
  pokemon: TournamentLeader['pokemons'][number];
  /** Where it stands now, from 1. */
  place: number;
}

/** A Pokémon of a team that can be moved among the others. */
export function SortableSlot({ id, pokemon, place }: SortableSlotProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: 'da ordinare' },
  });
  return (
    <li
      ref={setNodeRef}
      className={styles.place}
      data-dragging={isDragging || undefined}
      style={{
        transform: CSS.Translate.toString(transform),
        transition: prefersReducedMotion() ? undefined : transition,
      }}
    >
      <button
        type="button"
        className={`${slotStyles.slot} ${styles.sortable}`}
        {...attributes}
        {...listeners}
        aria-label={`${pokemon.name}, posto ${place}`}
      >
        <SlotPicture pokemon={pokemon} isLost={false} />
        <span className={styles.number} aria-hidden="true">
          {place}
        </span>
      </button>
      <p className={styles.caption}>
        <span className={styles.name}>{pokemon.name}</span> lv. {pokemon.level}
      </p>
    </li>
  );
}
