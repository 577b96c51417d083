import type { CSSProperties } from 'react';
import styles from './RollingNumber.module.css';

const digits = '0123456789';

/** Digits on one wheel: whole turns first, more turns further right. */
function wheelOf(figure: string, turns: number): string[] {
  return [...digits.repeat(turns), ...digits.slice(0, Number(figure) + 1)];
}

/**
 * A number that counts up to its value like an odometer. Hidden from screen readers: its text must
 * be beside it.
 */
export function RollingNumber({ value }: { value: number }) {
  const figures = [...String(value)];
  return (
    <span className={styles.number} aria-hidden="true">
      {figures.map((figure, index) => {
        const wheel = wheelOf(figure, index);
        const style: CSSProperties & Record<`--${string}`, number> = {
          '--steps': wheel.length - 1,
          '--all': wheel.length,
        };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: digits are identified by position.
          <span key={index} className={styles.window}>
            <span className={styles.wheel} style={style}>
              {wheel.map((one, step) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: digits repeat on a wheel.
                <span key={step} className={styles.figure}>
                  {one}
                </span>
              ))}
            </span>
          </span>
        );
      })}
    </span>
  );
}
