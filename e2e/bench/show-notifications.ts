import { contract } from '@poketorneo/contract';
import { callRemote } from '../../apps/server/src/testing/load/remote-server.ts';

const { list, setShown } = contract.notifications;

/** Marks all notifications of a player as shown. */
export async function showNotifications(url: string, token: string): Promise<void> {
  const unshown = await callRemote(url, list, { query: { shown: false }, token });
  if (unshown.length === 0) return;
  const body = unshown.map(({ notificationId }) => ({ notificationId }));
  await callRemote(url, setShown, { query: { shown: true }, body, token });
}
