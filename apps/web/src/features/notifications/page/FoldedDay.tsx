import { Chevron } from '../../../ui/chevron/Chevron.tsx';
import { counted } from '../../../ui/words/counts.ts';
import styles from './FoldedDay.module.css';
import type { Day } from './groups.ts';
import { titleOfRun } from './run-title.ts';

interface FoldedDayProps {
  name: string;
  day: Day;
  isOpen: boolean;
  onToggle: () => void;
}

/** The heading of a day further back: says in a line what it holds, and opens it. */
export function FoldedDay({ name, day, isOpen, onToggle }: FoldedDayProps) {
  const count = day.runs.reduce((sum, { notifications }) => sum + notifications.length, 0);
  const gist = day.runs
    .map((run) => (run.isMerged ? titleOfRun(run) : run.notifications[0].title))
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
