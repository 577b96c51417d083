import type { ReactNode } from 'react';
import styles from './GoldenRule.module.css';

/** An important rule, set apart from the text. */
export function GoldenRule({ children }: { children: ReactNode }) {
  return (
    <p className={styles.rule}>
      <strong className={styles.label}>Regola d’oro</strong>
      <span>{children}</span>
    </p>
  );
}
