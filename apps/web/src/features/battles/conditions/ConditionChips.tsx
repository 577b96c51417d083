import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import type { ShownCondition } from '../text/conditions.ts';
import styles from './ConditionChips.module.css';

/** More do not fit beside each other. */
const maxChips = 3;

/** A Pokémon's conditions in words of their own; those that do not fit are counted. */
export function ConditionChips({ conditions }: { conditions: readonly ShownCondition[] }) {
  if (conditions.length === 0) return null;
  const fitting = conditions.length > maxChips ? conditions.slice(0, maxChips - 1) : conditions;
  const hidden = conditions.slice(fitting.length);
  return (
    <span className={styles.chips} data-conditions>
      {fitting.map(({ key, chip, tone }) => (
        <span key={key} className={styles.chip} data-tone={tone}>
          {chip}
          <VisuallyHidden>. </VisuallyHidden>
        </span>
      ))}
      {hidden.length > 0 && (
        <span className={styles.chip}>
          <span aria-hidden="true">+{hidden.length}</span>
          <VisuallyHidden>{hidden.map(({ chip }) => `${chip}. `)}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
