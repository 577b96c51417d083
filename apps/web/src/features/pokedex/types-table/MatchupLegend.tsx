import { formatFactor } from './matchup.ts';
import tableStyles from './TypesTable.module.css';
import styles from './TypesTablePage.module.css';

const meanings = [
  [2, 'superefficace: il danno raddoppia'],
  [1, 'efficacia normale'],
  [0.5, 'poco efficace: il danno si dimezza'],
  [0, 'nessun effetto'],
] as const;

/** What the colours and factors of the table mean. */
export function MatchupLegend() {
  return (
    <dl className={styles.legend}>
      {meanings.map(([factor, meaning]) => (
        <div key={factor} className={styles.legendEntry}>
          <dt className={tableStyles.sample} data-factor={factor}>
            {formatFactor(factor)}
          </dt>
          <dd className={styles.meaning}>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
