import { useQuery } from '@tanstack/react-query';
import { registrationQueries } from '../../registration/index.ts';

/** The players who wait for approval, without those who were refused; none while loading. */
export function useWaitingPlayers() {
  // No polling: a notification invalidates them.
  const { data = [] } = useQuery({ ...registrationQueries.waiting(), refetchInterval: false });
  return data.filter(({ isRefused }) => !isRefused);
}
