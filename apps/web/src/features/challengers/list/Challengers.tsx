import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { counted } from '../../../ui/format/counts.ts';
import { challengerQueries } from '../queries.ts';
import { ChallengerFilters } from './ChallengerFilters.tsx';
import { ChallengerList } from './ChallengerList.tsx';
import styles from './Challengers.module.css';
import { ChallengersSkeleton } from './ChallengersSkeleton.tsx';
import { SearchBar } from './SearchBar.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { isNarrowed } from './search-query.ts';
import { useChallengerSearch } from './use-challenger-search.ts';
import { useSelection } from './use-selection.ts';

/** The searchable list of all accounts with their progress. */
export function Challengers() {
  const state = useChallengerSearch();
  const { asked } = state;
  const selection = useSelection();
  const list = useInfiniteQuery(challengerQueries.list(asked));
  const { data, isError, isFetching, refetch, hasNextPage, isFetchingNextPage } = list;
  const challengers = useMemo(() => data?.pages.flat(), [data]);

  const { fetchNextPage } = list;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);

  return (
    <section className={styles.challengers} aria-label="Sfidanti">
      <SearchBar state={state} />
      <ChallengerFilters state={state} />
      <div className={styles.line}>
        <p className={styles.count} aria-live="polite">
          {challengers !== undefined &&
            formatMatchingCount(challengers.length, isNarrowed(asked), hasNextPage)}
        </p>
        <Button look="secondary" onClick={() => selection.setSelecting(!selection.isSelecting)}>
          {selection.isSelecting ? 'Fine' : 'Seleziona'}
        </Button>
      </div>
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
          selection={selection}
        />
      )}
      {selection.isSelecting && <SelectionBar selection={selection} shown={challengers ?? []} />}
    </section>
  );
}

function formatMatchingCount(count: number, isNarrowed: boolean, hasMore: boolean): string {
  if (hasMore) return `I primi ${count}: scorri per vederne altri`;
  return isNarrowed
    ? counted(count, 'risultato', 'risultati')
    : counted(count, 'account in tutto', 'account in tutto');
}
