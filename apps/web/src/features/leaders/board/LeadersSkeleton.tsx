import { regionMapSize, unchartedMapPath } from '@poketorneo/gen4/region-maps';
import { assetUrl } from '../../../lib/asset-url.ts';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import styles from './LeadersSkeleton.module.css';

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const slots = ['left', 'middle', 'right'];

/** `hasMap`: with a tournament's name and map above the cards. */
export function LeadersSkeleton({ hasMap = false }: { hasMap?: boolean }) {
  return (
    <Loading className={styles.board}>
      {hasMap && (
        <>
          <Skeleton className={styles.name} width="11rem" height="1.625rem" />
          <div className={styles.journey}>
            {/* As large as a map, so that something is shown before the region is known. */}
            <img
              className={styles.map}
              src={assetUrl(unchartedMapPath)}
              alt=""
              {...regionMapSize}
            />
            <Skeleton className={styles.panel} />
          </div>
        </>
      )}
      <div className={styles.cards}>
        {cards.map((card) => (
          <div key={card} className={styles.card}>
            <div className={styles.header}>
              <Skeleton shape="circle" width="5.5rem" height="5.5rem" />
              <Skeleton width="8rem" height="1.75rem" />
            </div>
            <div className={styles.slots}>
              {slots.map((slot) => (
                <Skeleton key={slot} className={styles.slot} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
