import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './Steps.module.css';

export interface Step {
  name: string;
  meaning: string;
}

interface StepsProps {
  steps: readonly [Step, Step, Step];
  /** The one that comes next, from 1. */
  lit: 1 | 2 | 3;
  /** With what each of them means. */
  isLong?: boolean;
}

/** How something begins, with the next step lit. */
export function Steps({ steps, lit, isLong = false }: StepsProps) {
  return (
    <ol className={styles.steps} data-long={isLong || undefined}>
      {steps.map(({ name, meaning }, index) => {
        const number = index + 1;
        const state = number < lit ? 'done' : number === lit ? 'lit' : 'later';
        return (
          <li
            key={name}
            className={styles.step}
            data-state={state}
            aria-current={state === 'lit' ? 'step' : undefined}
          >
            <span className={styles.number} aria-hidden="true">
              {state === 'done' ? '✓' : number}
            </span>
            <span>
              <strong className={styles.name}>{name}</strong>
              {state === 'done' && <VisuallyHidden> (fatto)</VisuallyHidden>}
              {isLong && <span className={styles.meaning}> {meaning}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
