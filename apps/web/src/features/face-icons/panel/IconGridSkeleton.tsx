import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import styles from './IconGrid.module.css';

const places = Array.from({ length: 24 }, (_, index) => index);

export function IconGridSkeleton() {
  return (
    <Loading label="Caricamento delle icone…" className={styles.grid}>
      {places.map((place) => (
        <Skeleton key={place} className={styles.waiting} />
      ))}
    </Loading>
  );
}
