import type { SessionUser } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { session } from '../../../lib/session.ts';
import { profileQueries } from '../queries.ts';

type Account = Omit<SessionUser, 'token'>;

/**
 * What an answer about an account changes in the remembered one. A field that was changed here
 * while the answer was on its way (a name that was saved, an icon that was chosen) is newer than
 * the answer.
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
 * Brings the remembered user up to date: an organiser may have given another role or corrected a
 * name, another device may have chosen another icon, and an undone match may have taken the one in
 * use away.
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
