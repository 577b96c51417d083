import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isTransient } from '../../lib/api.ts';
import { useDoNotDisturb } from '../../lib/do-not-disturb.ts';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import styles from './BattleWaiting.module.css';
import type { BattleText } from './load-battle-text.ts';
import { NoBattle } from './NoBattle.tsx';

interface BattleWaitingProps<First, Second> {
  /** Undefined until loaded. */
  text: BattleText | undefined;
  first: UseQueryResult<First>;
  second: UseQueryResult<Second>;
  /** Rendered once everything is loaded. */
  children: (first: First, second: Second, text: BattleText) => ReactNode;
}

/** Loads the data and the sentences of a battle, and shows a failure. */
export function BattleWaiting<First, Second>({
  text,
  first,
  second,
  children,
}: BattleWaitingProps<First, Second>) {
  const failed = [first, second].filter(({ isError }) => isError);
  const [one, other] = [first.data, second.data];
  const isHere = one !== undefined && other !== undefined && text !== undefined;
  // The battle holds toasts back too: without this, one would flash up just before it.
  useDoNotDisturb(!isHere && failed.length === 0);
  if (isHere) return children(one, other, text);
  const [failure] = failed;
  if (failure !== undefined && !isTransient(failure.error)) {
    return <NoBattle error={failure.error} />;
  }
  return (
    <div className={styles.waiting}>
      {failure === undefined ? (
        <Spinner label="La lotta sta per cominciare" />
      ) : (
        <ErrorState
          message={failure.error?.message ?? ''}
          onRetry={() => {
            for (const { refetch } of failed) void refetch();
          }}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
        />
      )}
    </div>
  );
}
