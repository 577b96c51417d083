import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import styles from './SignUpForm.module.css';

/** As high as the form: the card stays where it is when that comes. */
export function SignUpSkeleton() {
  return (
    <Loading label="Un attimo" className={styles.waiting}>
      <Skeleton height="3.75rem" />
      <Skeleton height="4.5rem" />
      <div className={styles.names}>
        <Skeleton height="4.5rem" />
        <Skeleton height="4.5rem" />
      </div>
      <Skeleton height="6rem" />
      <Skeleton height="6rem" />
      <Skeleton height="4.5rem" />
      <Skeleton height="2.75rem" />
      <Skeleton height="2.75rem" />
    </Loading>
  );
}
