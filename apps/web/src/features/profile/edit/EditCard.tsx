import { type ReactNode, useId } from 'react';
import styles from './EditCard.module.css';

interface EditCardProps {
  title: string;
  children: ReactNode;
}

/** A card of the page with its title. */
export function EditCard({ title, children }: EditCardProps) {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
