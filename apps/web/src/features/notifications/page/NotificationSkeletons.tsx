import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import card from './NotificationCard.module.css';
import styles from './NotificationsPage.module.css';

const places = ['first', 'second', 'third', 'fourth', 'fifth'];

export function NotificationSkeletons() {
  return (
    <Loading className={styles.cards} label="Caricamento delle notifiche…">
      <Skeleton width="6rem" height="1.5rem" />
      {places.map((place) => (
        <div key={place} className={card.card}>
          <Skeleton width="4.5rem" height="4.5rem" />
          <div className={card.words}>
            <Skeleton width="45%" height="1.5rem" />
            <Skeleton shape="text" />
            <Skeleton shape="text" width="70%" />
            <Skeleton shape="text" width="35%" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
