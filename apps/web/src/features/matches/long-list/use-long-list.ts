import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

type ListInPages<Entry> = Pick<
  UseInfiniteQueryResult<InfiniteData<Entry[]>>,
  'data' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
>;

export interface More {
  /** Total number of entries; null while unknown. */
  count: number | null;
  isLoading: boolean;
  show: () => void;
}

/** A paginated list that first shows a few entries, then all loaded ones, then page after page. */
export function useLongList<Entry>(
  { data, hasNextPage, isFetchingNextPage, fetchNextPage }: ListInPages<Entry>,
  initialCount: number,
): { entries: Entry[] | undefined; shown: Entry[]; more: More | null } {
  const [isExpanded, setIsExpanded] = useState(false);
  const entries = useMemo(() => data?.pages.flat(), [data]);
  const shown = (isExpanded ? entries : entries?.slice(0, initialCount)) ?? [];
  const isCollapsed = entries !== undefined && shown.length < entries.length;
  const more = {
    count: hasNextPage ? null : (entries?.length ?? 0),
    isLoading: isFetchingNextPage,
    show: () => {
      if (isCollapsed) setIsExpanded(true);
      else void fetchNextPage();
    },
  };
  return { entries, shown, more: isCollapsed || hasNextPage ? more : null };
}
