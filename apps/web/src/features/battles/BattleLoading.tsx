import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isTransient } from '../../lib/api.ts';
import { useDoNotDisturb } from '../../lib/do-not-disturb.ts';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import styles from './BattleLoading.module.css';
import type { BattleText } from './load-battle-text.ts';
import { NoBattle } from './NoBattle.tsx';

interface BattleLoadingProps<First, Second> {
  /** Undefined until loaded. */
  text: BattleText | undefined;
  first: UseQueryResult<First>;
  second: UseQueryResult<Second>;
  /** Rendered once everything is loaded. */
  children: (first: First, second: Second, text: BattleText) => ReactNode;
}

/** Loads the data and the sentences of a battle, and shows a failure. */
export function BattleLoading<First, Second>({
  text,
  first,
  second,
  children,
}: BattleLoadingProps<First, Second>) {
  const failedQueries = [first, second].filter(({ isError }) => isError);
  const [firstData, secondData] = [first.data, second.data];
  const isLoaded = firstData !== undefined && secondData !== undefined && text !== undefined;
  // The battle holds toasts back too: without this, one would flash up just before it.
  useDoNotDisturb(!isLoaded && failedQueries.length === 0);
  if (isLoaded) return children(firstData, secondData, text);
  const [failure] = failedQueries;
  if (failure !== undefined && !isTransient(failure.error)) {
    return <NoBattle error={failure.error} />;
  }
  if (failure === undefined) return <BattleWaiting />;
  return (
    <div className={styles.waiting}>
      <ErrorState
        message={failure.error?.message ?? ''}
        onRetry={() => {
          for (const { refetch } of failedQueries) void refetch();
        }}
        isRetrying={failedQueries.some(({ isFetching }) => isFetching)}
      />
    </div>
  );
}

/** While a battle is being loaded. */
export function BattleWaiting() {
  return (
    <div className={styles.waiting}>
      <Spinner label="La lotta sta per cominciare" />
    </div>
  );
}
