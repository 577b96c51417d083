import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import styles from './BattleWaiting.module.css';

interface BattleWaitingProps<First, Second> {
  first: UseQueryResult<First>;
  second: UseQueryResult<Second>;
  /** Drawn once both are there. */
  children: (first: First, second: Second) => ReactNode;
}

/** An empty stage until what a battle needs has come, or word of why it does not. */
export function BattleWaiting<First, Second>({
  first,
  second,
  children,
}: BattleWaitingProps<First, Second>) {
  if (first.data !== undefined && second.data !== undefined) {
    return children(first.data, second.data);
  }
  const failed = [first, second].filter(({ isError }) => isError);
  const [one] = failed;
  return (
    <div className={styles.waiting}>
      {one === undefined ? (
        <Spinner label="La lotta sta per cominciare" />
      ) : (
        <ErrorState
          message={one.error?.message ?? ''}
          onRetry={() => {
            for (const { refetch } of failed) void refetch();
          }}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
        />
      )}
    </div>
  );
}
