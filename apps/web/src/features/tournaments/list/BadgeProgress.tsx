import type { Badge } from '@poketorneo/contract';
import { counted } from '../../../ui/format/counts.ts';
import styles from './BadgeProgress.module.css';

/** The player's number of badges of a tournament, with a bead for each. */
export function BadgeProgress({ badges }: { badges: readonly Badge[] }) {
  const obtained = badges.filter((badge) => badge.obtained).length;
  return (
    <div className={styles.progress}>
      <span className={styles.beads} aria-hidden="true">
        {badges.map((badge) => (
          <i key={badge.id} className={styles.bead} data-obtained={badge.obtained || undefined} />
        ))}
      </span>
      <span className={styles.words}>
        {counted(obtained, 'medaglia', 'medaglie')} su {badges.length}
      </span>
    </div>
  );
}
