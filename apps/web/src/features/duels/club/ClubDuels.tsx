import type { ClubDuel, ClubDuelFilter } from '@poketorneo/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button/LoadMoreButton.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { SegmentedControl } from '../../../ui/segmented-control/SegmentedControl.tsx';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { duelQueries } from '../queries.ts';
import { ClubDuelRow } from './ClubDuelRow.tsx';
import styles from './ClubDuels.module.css';
import { emptyLabels, filterOptions } from './duel-labels.ts';
import { VoidDuelModal } from './VoidDuelModal.tsx';

/** All duels, newest first, each with 'Annulla'. */
export function ClubDuels() {
  const [filter, setFilter] = useState<ClubDuelFilter>('all');
  const [toVoid, setToVoid] = useState<ClubDuel | null>(null);
  const list = useInfiniteQuery(duelQueries.club(filter));
  const { data, isError, isFetching, refetch } = list;
  const duels = data?.pages.flat();
  return (
    <Panel title="Tutte le sfide">
      <SegmentedControl
        legend="Quali"
        options={filterOptions}
        value={filter}
        onChoose={setFilter}
      />
      {duels === undefined ? (
        isError ? (
          <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Loading className={styles.list}>
            {[0, 1, 2].map((index) => (
              <Skeleton key={index} height="8rem" />
            ))}
          </Loading>
        )
      ) : duels.length === 0 ? (
        <EmptyState image="pictures/no-results.svg">{emptyLabels[filter]}</EmptyState>
      ) : (
        <ol className={styles.list} aria-label="Sfide">
          {duels.map((duel) => (
            <ClubDuelRow key={duel.id} duel={duel} onVoid={() => setToVoid(duel)} />
          ))}
        </ol>
      )}
      <LoadMoreButton list={list}>Mostra sfide precedenti</LoadMoreButton>
      {toVoid !== null && (
        <VoidDuelModal key={toVoid.id} duel={toVoid} onClose={() => setToVoid(null)} />
      )}
    </Panel>
  );
}
