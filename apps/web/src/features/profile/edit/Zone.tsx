import { type ReactNode, useId } from 'react';
import styles from './Zone.module.css';

interface ZoneProps {
  title: string;
  /** What the button beside it does. */
  text: string;
  children: ReactNode;
}

/** One of the quiet ends of the page: something that is done rarely, and at once. */
export function Zone({ title, text, children }: ZoneProps) {
  const titleId = useId();
  return (
    <section className={styles.zone} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </section>
  );
}
