import type { CSSProperties } from 'react';
import styles from './RollingNumber.module.css';

const digits = '0123456789';

/**
 * What stands on the wheel of one figure: whole turns first, the longer the further right it is.
 */
function wheelOf(figure: string, turns: number): string[] {
  return [...digits.repeat(turns), ...digits.slice(0, Number(figure) + 1)];
}

/**
 * A number that counts up to its value, like the wheels of a meter. Hidden from screen readers: its
 * text must be beside it.
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a figure is known by its place.
          <span key={index} className={styles.window}>
            <span className={styles.wheel} style={style}>
              {wheel.map((one, step) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same figure comes round again.
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
