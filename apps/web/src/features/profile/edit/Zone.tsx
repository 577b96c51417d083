import { type ReactNode, useId } from 'react';
import styles from './Zone.module.css';

interface ZoneProps {
  title: string;
  /** Explains the button. */
  text: string;
  children: ReactNode;
}

/** A rare action at the end of the page, with its button. */
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
