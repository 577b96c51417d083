import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import page from './BattlePreparationPage.module.css';
import collection from './Collection.module.css';
import styles from './PreparationSkeleton.module.css';

const places = [0, 1, 2, 3, 4, 5];

export function PreparationSkeleton() {
  return (
    <>
      <h1 className={page.title}>Prepara la sfida</h1>
      <Loading className={styles.skeleton}>
        <Skeleton height="11rem" />
        <div className={styles.foes}>
          <Skeleton height="9rem" />
          <Skeleton height="9rem" />
          <Skeleton height="9rem" />
        </div>
        <div className={collection.list}>
          {places.map((place) => (
            <Skeleton key={place} height="8.5rem" />
          ))}
        </div>
      </Loading>
    </>
  );
}
