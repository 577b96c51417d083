import { Loading } from '../skeleton/Loading.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import styles from './PokemonBoxesSkeleton.module.css';

const places = Array.from({ length: 18 }, (_, index) => index);

/** Placeholder tiles. */
export function PokemonBoxesSkeleton() {
  return (
    <Loading className={styles.boxes}>
      {places.map((place) => (
        <div key={place} className={styles.tile} aria-hidden="true">
          <Skeleton className={styles.stage} />
          <Skeleton width="70%" height="1rem" />
        </div>
      ))}
    </Loading>
  );
}
