import { useQuery } from '@tanstack/react-query';
import { clubQueries } from '../../club/index.ts';

/** The answer is public and cached by the server. */
const readingMs = 5000;

/** The club's name, or null; read again and again, since a visitor's page has no stream. */
export function useClubName(): string | null {
  const { data } = useQuery({ ...clubQueries.settings(), refetchInterval: readingMs });
  return data?.name ?? null;
}
