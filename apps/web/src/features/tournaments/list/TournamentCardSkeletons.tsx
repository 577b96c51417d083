import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import styles from './TournamentCardSkeletons.module.css';

const places = ['first', 'second', 'third', 'fourth'];

export function TournamentCardSkeletons() {
  return (
    <Loading className={styles.cards}>
      {places.map((place) => (
        <div key={place} className={styles.card}>
          <Skeleton className={styles.poster} />
          <div className={styles.body}>
            <Skeleton shape="text" />
            <Skeleton shape="text" width="80%" />
            <Skeleton height="2.75rem" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
