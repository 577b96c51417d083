import * as contract from '@poketorneo/contract/endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { call } from '../../lib/api.ts';
import { useChange } from '../../lib/use-submission.ts';
import { faceIconQueries } from './queries.ts';

/**
 * The player's face icons. New ones stay marked until the page is unmounted, although they are
 * marked as seen on the server at once.
 */
export function useFaceIcons() {
  const client = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery(faceIconQueries.all());
  /** All icons that a response of this visit has marked as new. */
  const [met, setMet] = useState<ReadonlySet<number>>(new Set());
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { mutate: markIconsSeen } = useChange({
    updatesQueries: 'onSuccess',
    mutationFn: () => call(contract.faceIcons.setAllNotNew, {}, { quiet: true }),
    onSuccess: () =>
      client.setQueryData(faceIconQueries.all().queryKey, (icons) =>
        icons?.map((icon) => (icon.isNew ? { ...icon, isNew: false } : icon)),
      ),
  });
  const fresh = useMemo(() => data?.filter(({ isNew }) => isNew).map(({ id }) => id) ?? [], [data]);
  const newIds = useMemo(
    () => new Set([...met, ...fresh].filter((id) => !chosen.has(id))),
    [met, fresh, chosen],
  );

  useEffect(() => {
    if (fresh.length === 0) return;
    setMet((before) => new Set([...before, ...fresh]));
    markIconsSeen();
  }, [fresh, markIconsSeen]);

  /** A chosen icon has been seen. */
  const markSeen = useCallback((id: number) => setChosen((before) => new Set([...before, id])), []);
  return { icons: data, newIds, markSeen, isError, isFetching, refetch };
}

export type FaceIcons = ReturnType<typeof useFaceIcons>;
