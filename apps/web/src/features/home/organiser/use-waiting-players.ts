import { useQuery } from '@tanstack/react-query';
import { registrationQueries } from '../../registration/index.ts';

/** Who has signed up and waits to be let in, without those who were refused; nobody while it is not known. */
export function useWaitingPlayers() {
  // Their own page asks again and again; here the arrival of one is told by a notification.
  const { data = [] } = useQuery({ ...registrationQueries.waiting(), refetchInterval: false });
  return data.filter(({ isRefused }) => !isRefused);
}
