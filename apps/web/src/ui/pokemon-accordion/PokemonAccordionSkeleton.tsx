import { Loading } from '../skeleton/Loading.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import styles from './PokemonAccordion.module.css';
import summary from './RowSummary.module.css';

/** Placeholder rows, ten if their number is unknown. */
export function PokemonAccordionSkeleton({ count = 10 }: { count?: number }) {
  const placeholders = Array.from({ length: count }, (_, index) => index);
  return (
    <Loading className={styles.skeleton}>
      {placeholders.map((index) => (
        <div key={index} className={styles.card} aria-hidden="true">
          <div className={styles.heading}>
            <div className={styles.button}>
              <div className={summary.summary}>
                <Skeleton className={summary.portrait} />
                <div className={summary.names}>
                  <Skeleton width="9rem" height="1.25rem" />
                </div>
                <div className={summary.facts}>
                  <Skeleton width="13rem" height="1.25rem" />
                </div>
              </div>
            </div>
          </div>
        </div>
      ))}
    </Loading>
  );
}
