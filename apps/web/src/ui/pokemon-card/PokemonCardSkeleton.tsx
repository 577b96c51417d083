import { assetUrl } from '../../lib/asset-url.ts';
import { Loading } from '../skeleton/Loading.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { statRows } from '../stat-bars/stat-labels.ts';
import styles from './PokemonCard.module.css';

/**
 * Placeholder of a PokemonCard. If the Pokémon is already known, its artwork (path on the asset
 * host) is shown at once.
 */
export function PokemonCardSkeleton({ artwork }: { artwork?: string }) {
  return (
    <Loading className={styles.card} label="Caricamento del Pokémon…">
      <div className={styles.header}>
        <div className={styles.names}>
          <span className={styles.name}>
            <Skeleton shape="text" width="10rem" className={styles.line} />
          </span>
          <span className={styles.genus}>
            <Skeleton shape="text" width="7rem" className={styles.line} />
          </span>
        </div>
      </div>
      <div className={styles.portrait}>
        {artwork === undefined ? (
          <Skeleton shape="circle" className={styles.artwork} />
        ) : (
          <img
            className={styles.artwork}
            data-shown
            src={assetUrl(artwork)}
            alt=""
            width={320}
            height={320}
            loading="eager"
            fetchPriority="high"
          />
        )}
        <div className={styles.types}>
          <Skeleton shape="pill" width="6.75rem" height="1.5rem" />
        </div>
      </div>
      <div className={styles.facts}>
        <div className={styles.description}>
          <Skeleton shape="text" className={styles.line} />
          <Skeleton shape="text" className={styles.line} />
          <Skeleton shape="text" width="60%" className={styles.line} />
        </div>
        <div className={styles.measures}>
          <Skeleton height="4.25rem" />
          <Skeleton height="4.25rem" />
        </div>
        <div className={styles.abilities}>
          <Skeleton shape="text" width="5rem" className={styles.line} />
          <Skeleton shape="pill" width="9rem" className={styles.abilityBone} />
        </div>
        <div className={styles.statSkeleton}>
          {statRows.map((name) => (
            <Skeleton key={name} shape="text" className={styles.statBone} />
          ))}
        </div>
      </div>
    </Loading>
  );
}
