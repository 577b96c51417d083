import type { TournamentTexts } from '@poketorneo/contract';
import { assetUrl } from '../../../lib/asset-url.ts';
import { useSortableItem } from '../../../ui/arranging/use-sortable-item.ts';
import { formatPlace } from '../../../ui/format/counts.ts';
import styles from './TournamentArranger.module.css';

interface SortableTournamentProps {
  tournament: TournamentTexts;
  /** Where it stands now, from 1. */
  place: number;
}

/** A tournament that can be moved among the others. */
export function SortableTournament({ tournament, place }: SortableTournamentProps) {
  const { id, name, image } = tournament;
  const { item, handle } = useSortableItem(id);
  return (
    <li {...item} className={styles.place}>
      <button type="button" className={styles.handle} {...handle}>
        <span className={styles.number}>{formatPlace(place)}</span>
        <img className={styles.picture} src={assetUrl(image)} alt="" width={1200} height={675} />
        <span className={styles.name}>{name}</span>
        <svg className={styles.grip} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d="M4 7h16v2.500H4zM4 14.500h16V17H4z" />
        </svg>
      </button>
    </li>
  );
}
