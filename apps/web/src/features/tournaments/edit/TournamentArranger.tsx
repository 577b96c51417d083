import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { TournamentTexts } from '@poketorneo/contract';
import { useState } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { announcementsOf, howTo, instructions } from '../../../ui/arranging/arranging-labels.ts';
import { useArrangingSensors } from '../../../ui/arranging/use-arranging-sensors.ts';
import { useSortableItem } from '../../../ui/arranging/use-sortable-item.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { formatPlace } from '../../../ui/format/counts.ts';
import styles from './TournamentArranger.module.css';
import { useSaveOrder } from './use-save-order.ts';

interface TournamentArrangerProps {
  tournaments: readonly TournamentTexts[];
  onDone: () => void;
}

/** Sorts the tournaments; the new order is saved as a whole. */
export function TournamentArranger({ tournaments, onDone }: TournamentArrangerProps) {
  const sensors = useArrangingSensors();
  const [arranged, setArranged] = useState<readonly number[] | null>(null);
  const seen = tournaments.map(({ id }) => id);
  const ids = arranged ?? seen;
  const shown = ids.flatMap((id) => tournaments.find((one) => one.id === id) ?? []);
  const { save, isSaving } = useSaveOrder(onDone);
  const hasChanged = ids.join() !== seen.join();
  const end = ({ active, over }: DragEndEvent) => {
    if (over === null || active.id === over.id) return;
    setArranged(arrayMove([...ids], ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id))));
  };
  return (
    <div className={styles.arranger}>
      <p className={styles.note}>{howTo}</p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={end}
        accessibility={{
          announcements: announcementsOf(shown),
          screenReaderInstructions: { draggable: instructions },
        }}
      >
        <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
          <ol className={styles.list} aria-label="Ordine dei tornei">
            {shown.map((tournament, index) => (
              <SortableTournament
                key={tournament.id}
                tournament={tournament}
                position={index + 1}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p className={styles.note}>
        Chi sta già giocando non perde niente: quello che per qualcuno è aperto resta aperto. Il
        momento migliore è tra una stagione e l’altra.
      </p>
      <div className={styles.actions}>
        <Button busy={isSaving} disabled={!hasChanged} onClick={() => save(ids, seen)}>
          Salva l’ordine
        </Button>
        <Button look="secondary" disabled={isSaving} onClick={onDone}>
          Annulla
        </Button>
      </div>
    </div>
  );
}

interface SortableTournamentProps {
  tournament: TournamentTexts;
  /** Its current position, from 1. */
  position: number;
}

function SortableTournament({ tournament, position }: SortableTournamentProps) {
  const { id, name, image } = tournament;
  const { item, handle } = useSortableItem(id);
  return (
    <li {...item} className={styles.place}>
      <button type="button" className={styles.handle} {...handle}>
        <span className={styles.number}>{formatPlace(position)}</span>
        <img className={styles.picture} src={assetUrl(image)} alt="" width={1200} height={675} />
        <span className={styles.name}>{name}</span>
        <svg className={styles.grip} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d="M4 7h16v2.500H4zM4 14.500h16V17H4z" />
        </svg>
      </button>
    </li>
  );
}
