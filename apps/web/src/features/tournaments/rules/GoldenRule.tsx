import type { ReactNode } from 'react';
import styles from './GoldenRule.module.css';

/** A rule that decides matches, set apart from the text. */
export function GoldenRule({ children }: { children: ReactNode }) {
  return (
    <p className={styles.rule}>
      <strong className={styles.label}>Regola d’oro</strong>
      <span>{children}</span>
    </p>
  );
}
