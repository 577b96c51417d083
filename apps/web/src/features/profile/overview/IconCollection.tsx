import type { UserInfo } from '@poketorneo/contract';
import { formatCount } from '../../../ui/format/counts.ts';
import styles from './IconCollection.module.css';
import { StatCard } from './StatCard.tsx';
import rows from './StatRows.module.css';

/** The player's number of face icons, of all obtainable ones. */
export function IconCollection({ info }: { info: UserInfo }) {
  const own = info.numberOfPokemonFaceIcons;
  const all = info.numberOfAllObtainablePokemonFaceIcons;
  return (
    <StatCard title="Icone profilo">
      <svg
        className={styles.bar}
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        width="100"
        height="4"
        aria-hidden="true"
      >
        <rect className={styles.track} width="100" height="4" />
        <rect className={styles.part} width={(own / all) * 100} height="4" />
      </svg>
      <dl className={rows.rows}>
        <div className={rows.row}>
          <dt className={rows.label}>Ottenute</dt>
          <dd className={rows.value}>
            {formatCount(own)} su {formatCount(all)}
          </dd>
        </div>
        <div className={rows.row}>
          <dt className={rows.label}>Ancora ottenibili</dt>
          <dd className={rows.value}>{formatCount(info.numberOfObtainablePokemonFaceIcons)}</dd>
        </div>
      </dl>
    </StatCard>
  );
}
