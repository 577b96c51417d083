import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import styles from './LeadersSkeleton.module.css';

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const slots = ['left', 'middle', 'right'];

export function LeadersSkeleton() {
  return (
    <Loading className={styles.board}>
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
