import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { counted } from '../../../ui/words/counts.ts';
import { challengerQueries } from '../queries.ts';
import { ChallengerList } from './ChallengerList.tsx';
import styles from './Challengers.module.css';
import { ChallengersSkeleton } from './ChallengersSkeleton.tsx';
import { SearchBar } from './SearchBar.tsx';
import { useChallengerSearch } from './use-challenger-search.ts';

/** Everybody with an account, and how far they are. */
export function Challengers() {
  const state = useChallengerSearch();
  const { search, order } = state;
  const list = useInfiniteQuery(challengerQueries.list({ search, order }));
  const { data, isError, isFetching, refetch, hasNextPage, isFetchingNextPage } = list;
  const challengers = useMemo(() => data?.pages.flat(), [data]);

  const { fetchNextPage } = list;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);

  return (
    <section className={styles.challengers} aria-label="Sfidanti">
      <SearchBar state={state} />
      <p className={styles.count} aria-live="polite">
        {challengers !== undefined && countInWords(challengers.length, search, hasNextPage)}
      </p>
      {challengers === undefined ? (
        isError ? (
          <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
        ) : (
          <ChallengersSkeleton />
        )
      ) : challengers.length === 0 ? (
        <EmptyState image="pictures/no-results.svg">Nessun risultato!</EmptyState>
      ) : (
        <ChallengerList
          challengers={challengers}
          isStale={list.isPlaceholderData}
          hasMore={hasNextPage}
          isFetching={isFetching}
          isLoadingMore={isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onLoadMore={loadMore}
        />
      )}
    </section>
  );
}

function countInWords(count: number, search: string, hasMore: boolean): string {
  if (hasMore) return `I primi ${count}: scorri per vederne altri`;
  return search === ''
    ? counted(count, 'account in tutto', 'account in tutto')
    : counted(count, 'risultato', 'risultati');
}
