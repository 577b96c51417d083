import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  /** For screen readers only, if the panel's content starts with its own title. */
  isTitleHidden?: boolean;
  /** Purpose, in one line. */
  note?: ReactNode;
  children: ReactNode;
}

/** A titled, framed card for one task of a page. */
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
