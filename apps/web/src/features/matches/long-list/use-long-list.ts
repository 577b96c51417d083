import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

type ListInPages<Entry> = Pick<
  UseInfiniteQueryResult<InfiniteData<Entry[]>>,
  'data' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
>;

/** How more of a list is shown. */
export interface More {
  /** How many there are in all; null while unknown. */
  count: number | null;
  isLoading: boolean;
  show: () => void;
}

/**
 * A list that comes in pages, of which little is shown at first: then all that has come, then page
 * after page.
 */
export function useLongList<Entry>(
  { data, hasNextPage, isFetchingNextPage, fetchNextPage }: ListInPages<Entry>,
  shownAtFirst: number,
): { entries: Entry[] | undefined; shown: Entry[]; more: More | null } {
  const [isExpanded, setIsExpanded] = useState(false);
  const entries = useMemo(() => data?.pages.flat(), [data]);
  const shown = (isExpanded ? entries : entries?.slice(0, shownAtFirst)) ?? [];
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
