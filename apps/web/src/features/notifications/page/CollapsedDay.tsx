import { Chevron } from '../../../ui/chevron/Chevron.tsx';
import { counted } from '../../../ui/format/counts.ts';
import styles from './CollapsedDay.module.css';
import { titleOfGroup } from './group-title.ts';
import type { Day } from './groups.ts';

interface CollapsedDayProps {
  name: string;
  day: Day;
  isOpen: boolean;
  onToggle: () => void;
}

/** The heading of an earlier day with a summary; a button expands it. */
export function CollapsedDay({ name, day, isOpen, onToggle }: CollapsedDayProps) {
  const count = day.groups.reduce((sum, { notifications }) => sum + notifications.length, 0);
  const gist = day.groups
    .map((group) => (group.isMerged ? titleOfGroup(group) : group.notifications[0].title))
    .join(' · ');
  return (
    <h2 className={styles.heading}>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
        <span className={styles.name}>{name}</span>
        <span className={styles.gist}>
          {isOpen ? counted(count, 'notifica', 'notifiche') : gist}
        </span>
        <Chevron />
      </button>
    </h2>
  );
}
