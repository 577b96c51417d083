import { Loading } from '../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import styles from './BadgeCaseSkeletons.module.css';

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

export function BadgeCaseSkeletons() {
  return (
    <Loading className={styles.case}>
      <Skeleton width="14rem" height="2.25rem" />
      <div className={styles.badges}>
        {places.map((place) => (
          <Skeleton key={place} shape="circle" className={styles.badge} />
        ))}
      </div>
    </Loading>
  );
}
