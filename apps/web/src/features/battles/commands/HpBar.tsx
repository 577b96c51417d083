import type { OwnPokemon } from '@poketorneo/contract';
import { hpBand } from '../pokemon-labels.ts';
import styles from './HpBar.module.css';

interface HpBarProps {
  condition: OwnPokemon['condition'];
  /** Its place, its height, and what it lies on. */
  className: string | undefined;
}

/** How much of its HP one of the team has left; the figures stand beside it. */
export function HpBar({ condition, className }: HpBarProps) {
  const { hp, maxHp } = condition;
  return (
    <span className={className} aria-hidden="true">
      <span
        className={styles.fill}
        data-band={hpBand(condition)}
        style={{ inlineSize: `${(hp / maxHp) * 100}%` }}
      />
    </span>
  );
}
