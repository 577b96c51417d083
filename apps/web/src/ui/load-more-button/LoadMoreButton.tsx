import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '../button/Button.tsx';
import styles from './LoadMoreButton.module.css';

interface LoadMoreButtonProps {
  /** Begins with its newest entry, and comes in pages. */
  list: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  children: string;
}

/** Below a list: has its next page fetched; nothing where all of it is there. */
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
