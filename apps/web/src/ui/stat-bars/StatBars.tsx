import { StatBar } from './StatBar.tsx';
import styles from './StatBars.module.css';
import { statBand, statMaximum, statTotalBand, statTotalMaximum } from './stat-band.ts';
import {
  type StatLabels,
  type StatRow,
  type StatValues,
  statLabels,
  statRows,
} from './stat-labels.ts';

interface StatBarsProps {
  stats: StatValues;
  labels?: StatLabels;
  /** Language of the labels, if it is not the page's. */
  labelsLang?: string | undefined;
  className?: string | undefined;
}

/** A row for each stat: name, value and a bar coloured by band. */
export function StatBars({ stats, labels = statLabels, labelsLang, className }: StatBarsProps) {
  return (
    <div className={[styles.bars, className].filter(Boolean).join(' ')}>
      {statRows.map((name) => {
        const value = stats[name];
        if (value === undefined) return null;
        return (
          <StatBar
            key={name}
            label={labels[name]}
            lang={labelsLang}
            value={value}
            {...scaleOf(name, value)}
          />
        );
      })}
    </div>
  );
}

function scaleOf(name: StatRow, value: number) {
  return name === 'total'
    ? { maximum: statTotalMaximum, band: statTotalBand(value), isTotal: true }
    : { maximum: statMaximum, band: statBand(value), isTotal: false };
}
