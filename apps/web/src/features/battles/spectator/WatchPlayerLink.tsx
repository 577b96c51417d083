import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { watchQueries } from './queries.ts';

/** A link to the duel that a player fights, if everybody may watch it. */
export function WatchPlayerLink({ userId }: { userId: number }) {
  const { data } = useQuery(watchQueries.live());
  const duel = data?.duels.find(({ userIds }) => userIds.includes(userId));
  if (duel === undefined) return null;
  return (
    <ButtonLink look="secondary" to={`/guarda/${duel.id}`}>
      Guarda la lotta
    </ButtonLink>
  );
}
