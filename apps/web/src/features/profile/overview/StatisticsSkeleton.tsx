import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import styles from './Statistics.module.css';

const cards = ['carriera', 'lotte', 'avversari', 'record', 'icone'];

export function StatisticsSkeleton() {
  return (
    <Loading label="Caricamento delle statistiche…" className={styles.statistics}>
      <Skeleton className={styles.wide} />
      {cards.map((card) => (
        <Skeleton key={card} className={styles.waiting} />
      ))}
    </Loading>
  );
}
