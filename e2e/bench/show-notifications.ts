import { contract } from '@poketorneo/contract';
import { callRemote } from '../../apps/server/src/testing/load/remote-server.ts';

const { list, setShown } = contract.notifications;

/** Marks all that a player has been told as shown, as their browser does when its toasts are gone. */
export async function showNotifications(url: string, token: string): Promise<void> {
  const told = await callRemote(url, list, { query: { shown: false }, token });
  if (told.length === 0) return;
  const body = told.map(({ notificationId }) => ({ notificationId }));
  await callRemote(url, setShown, { query: { shown: true }, body, token });
}
