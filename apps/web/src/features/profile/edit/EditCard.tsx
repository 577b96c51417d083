import { type ReactNode, useId } from 'react';
import styles from './EditCard.module.css';

interface EditCardProps {
  title: string;
  /** The anchor in URLs. */
  id?: string;
  children: ReactNode;
}

export function EditCard({ title, id, children }: EditCardProps) {
  const titleId = useId();
  return (
    <section id={id} className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
