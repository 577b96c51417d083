import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import type { TournamentLeader } from '@poketorneo/contract';
import { announcementsOf, howTo, instructions } from '../../../ui/arranging/arranging-labels.ts';
import { useArrangingSensors } from '../../../ui/arranging/use-arranging-sensors.ts';
import { SortableSlot } from './SortableSlot.tsx';
import styles from './Team.module.css';

type Member = TournamentLeader['pokemons'][number];

interface TeamArrangerProps {
  team: readonly Member[];
  /** The team in its new order; `order` is still each member's old slot. */
  onArrange: (team: readonly Member[]) => void;
  onDone: () => void;
}

/** A leader's team, sortable by drag and drop or keyboard. */
export function TeamArranger({ team, onArrange, onDone }: TeamArrangerProps) {
  const sensors = useArrangingSensors();
  const ids = memberIds(team);
  const end = ({ active, over }: DragEndEvent) => {
    if (over === null || active.id === over.id) return;
    const [from, to] = [active, over].map(({ id }) => ids.indexOf(String(id)));
    if (from !== undefined && to !== undefined) onArrange(arrayMove([...team], from, to));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{
        announcements: announcementsOf(
          team.map(({ name }, index) => ({ id: ids[index] ?? '', name })),
        ),
        screenReaderInstructions: { draggable: instructions },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <p className={styles.howTo}>{howTo} Esc o «Fatto» per finire.</p>
        <ul
          className={styles.team}
          aria-label="Ordine della squadra"
          onKeyDown={(event) => {
            // During a drag Esc cancels only the drag.
            const isHolding = event.currentTarget.querySelector('[data-dragging]') !== null;
            if (event.key === 'Escape' && !isHolding) onDone();
          }}
        >
          {team.map((pokemon, index) => (
            <SortableSlot
              key={ids[index]}
              id={ids[index] ?? ''}
              pokemon={pokemon}
              position={index + 1}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

/** Unique ids even if the same Pokémon is in the team twice. */
function memberIds(team: readonly Member[]): string[] {
  const seen = new Map<number, number>();
  return team.map(({ availablePokemonId }) => {
    const count = (seen.get(availablePokemonId) ?? 0) + 1;
    seen.set(availablePokemonId, count);
    return `${availablePokemonId}-${count}`;
  });
}
