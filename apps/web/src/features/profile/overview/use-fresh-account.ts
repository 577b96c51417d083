import type { SessionUser } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { session } from '../../../lib/session.ts';
import { profileQueries } from '../queries.ts';

type Account = Omit<SessionUser, 'token'>;

/**
 * The fields of the stored user that a response changes. A field changed here during the request
 * (a saved name, a chosen icon) is newer than the response.
 */
export function changesToAccount(
  { username, firstName, lastName, email, icon, roles }: Account,
  whenAsked: Account,
  remembered: Account,
): Partial<Account> {
  const fetched = { username, firstName, lastName, email, icon, roles };
  const valueIn = (account: Account, field: string) =>
    String(new Map<string, unknown>(Object.entries(account)).get(field));
  return Object.fromEntries(
    Object.entries(fetched).filter(
      ([field, value]) =>
        valueIn(remembered, field) === valueIn(whenAsked, field) &&
        valueIn(remembered, field) !== String(value),
    ),
  );
}

/**
 * Refreshes the stored user: organisers may change roles and names, another device the icon, and an
 * undone match may revoke the icon in use.
 */
export function useFreshAccount(userId: number | undefined): void {
  const { data } = useQuery({
    ...profileQueries.account(userId ?? 0),
    enabled: userId !== undefined,
  });
  useEffect(() => {
    const remembered = session.get();
    if (data === undefined || remembered === null) return;
    const { account, rememberedWhenAsked } = data;
    if (remembered.id !== account.id || rememberedWhenAsked?.id !== account.id) return;
    const changes = changesToAccount(account, rememberedWhenAsked, remembered);
    if (Object.keys(changes).length > 0) session.update(changes);
  }, [data]);
}
