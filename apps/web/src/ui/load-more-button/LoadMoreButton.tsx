import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '../button/Button.tsx';
import styles from './LoadMoreButton.module.css';

interface LoadMoreButtonProps {
  /** A paged list, newest entry first. */
  list: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  children: string;
}

/** Fetches the next page of the list above; hidden after the last page. */
export function LoadMoreButton({ list, children }: LoadMoreButtonProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  if (!hasNextPage) return null;
  return (
    <Button
      look="secondary"
      className={styles.earlier}
      busy={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      {children}
    </Button>
  );
}
