import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { session } from '../../../lib/session.ts';
import { profileQueries } from '../queries.ts';

/**
 * Brings the remembered user up to date: an organiser may have given another role or corrected a name,
 * another device may have chosen another icon, and an undone match may have taken the one in use away.
 */
export function useFreshAccount(userId: number | undefined): void {
  const { data } = useQuery({
    ...profileQueries.account(userId ?? 0),
    enabled: userId !== undefined,
  });
  useEffect(() => {
    const remembered = session.get();
    if (data === undefined || remembered === null || remembered.id !== data.id) return;
    const { username, firstName, lastName, email, roles } = data;
    // An icon chosen while this was on its way is newer than the answer.
    const icon = remembered.icon === data.iconWhenAsked ? data.icon : remembered.icon;
    const fresh = { username, firstName, lastName, email, icon, roles };
    const differs = Object.entries(fresh).some(
      ([field, value]) => String(new Map(Object.entries(remembered)).get(field)) !== String(value),
    );
    if (differs) session.update(fresh);
  }, [data]);
}
