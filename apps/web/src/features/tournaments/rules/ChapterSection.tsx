import type { ReactNode } from 'react';
import styles from './ChapterSection.module.css';

interface ChapterSectionProps {
  id: string;
  number: number;
  title: string;
  children: ReactNode;
}

/** A numbered chapter that a link can lead to. */
export function ChapterSection({ id, number, title, children }: ChapterSectionProps) {
  const titleId = `${id}-titolo`;
  return (
    <section id={id} tabIndex={-1} className={styles.chapter} aria-labelledby={titleId}>
      <header className={styles.header}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
