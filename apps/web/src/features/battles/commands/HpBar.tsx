import type { OwnPokemon } from '@poketorneo/contract';
import { hpBand } from '../pokemon-labels.ts';
import styles from './HpBar.module.css';

interface HpBarProps {
  condition: OwnPokemon['condition'];
  /** Position, height and background. */
  className: string | undefined;
}

/** Hidden from screen readers, which read the number beside it. */
export function HpBar({ condition, className }: HpBarProps) {
  const { hp, maxHp } = condition;
  return (
    <span className={`${styles.bar} ${className}`} aria-hidden="true">
      <span
        className={styles.fill}
        data-band={hpBand(condition)}
        style={{ inlineSize: `${(hp / maxHp) * 100}%` }}
      />
    </span>
  );
}
