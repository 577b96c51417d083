import { useId } from 'react';
import styles from './StatBars.module.css';
import type { StatBand } from './stat-band.ts';

const bandNames: Record<StatBand, string> = {
  'very-low': 'molto basso',
  low: 'basso',
  normal: 'normale',
  good: 'buono',
  high: 'alto',
  'very-high': 'molto alto',
};

interface StatBarProps {
  label: string;
  lang: string | undefined;
  value: number;
  /** Value of a full bar; higher values also fill it. */
  maximum: number;
  band: StatBand;
  isTotal: boolean;
}

export function StatBar({ label, lang, value, maximum, band, isTotal }: StatBarProps) {
  const labelId = useId();
  return (
    <div className={styles.row} data-total={isTotal || undefined}>
      <span className={styles.label} id={labelId} lang={lang}>
        {label}
      </span>
      <span className={styles.value}>{value}</span>
      <div className={styles.track}>
        <meter
          className={styles.meter}
          aria-labelledby={labelId}
          aria-valuetext={`${value}, ${bandNames[band]}`}
          min={0}
          max={Math.max(maximum, value)}
          value={value}
        />
        <div
          className={styles.fill}
          data-band={band}
          style={{ transform: `scaleX(${Math.min(value / maximum, 1)})` }}
        />
      </div>
    </div>
  );
}
