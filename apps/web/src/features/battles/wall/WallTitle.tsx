import type { CSSProperties } from 'react';
import { lettersPerLine } from './letters-per-line.ts';
import styles from './WallPage.module.css';

/** The wall's heading: as large as fits. */
export function WallTitle({ children }: { children: string }) {
  const size: CSSProperties & Record<`--${string}`, number> = {
    '--letters': lettersPerLine(children),
  };
  return (
    <h1 className={styles.title} style={size}>
      {children}
    </h1>
  );
}
