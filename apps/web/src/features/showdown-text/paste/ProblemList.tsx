import type { TextProblem } from '@poketorneo/contract';
import styles from './PasteModal.module.css';

interface ProblemListProps {
  problems: readonly TextProblem[];
  /** Selects a line of the text. */
  onGoTo: (line: number) => void;
}

/** The lines that cannot be parsed with the reasons; a press selects the line. */
export function ProblemList({ problems, onGoTo }: ProblemListProps) {
  if (problems.length === 0) return null;
  return (
    <section className={styles.problems} aria-label="Righe da correggere">
      <h3 className={styles.heading}>
        {problems.length === 1
          ? 'Una riga da correggere'
          : `${problems.length} righe da correggere`}
      </h3>
      <ul>
        {problems.map(({ line, found, message }) => (
          <li key={`${line} ${message}`}>
            <button type="button" className={styles.line} onClick={() => onGoTo(line)}>
              Riga {line}
            </button>
            <code className={styles.found}>{found}</code>
            <p>{message}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
