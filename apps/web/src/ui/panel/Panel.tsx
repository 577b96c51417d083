import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  /** The title is only for screen readers, where the panel's own words come first. */
  isTitleHidden?: boolean;
  /** What it is for, in a line. */
  note?: ReactNode;
  children: ReactNode;
}

/** One thing that is done on a page: a framed card with its name. */
export function Panel({ title, isTitleHidden = false, note, children }: PanelProps) {
  const id = useId();
  return (
    <section
      className={styles.panel}
      {...(isTitleHidden ? { 'aria-label': title } : { 'aria-labelledby': id })}
    >
      {!isTitleHidden && (
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      )}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  );
}
