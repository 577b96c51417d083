import { contract } from '@poketorneo/contract';

const { list, setShown } = contract.notifications;

/** Marks all that a player has been told as shown, as their browser does when its toasts are gone. */
export async function showNotifications(url: string, token: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-access-token': token };
  const waiting = await fetch(`${url}${list.path}?shown=false`, { headers });
  const notifications = list.response.parse(await waiting.json());
  if (notifications.length === 0) return;
  const response = await fetch(`${url}${setShown.path}?shown=true`, {
    method: setShown.method,
    headers,
    body: JSON.stringify(notifications.map(({ notificationId }) => ({ notificationId }))),
  });
  if (!response.ok) throw new Error(`The notifications stay unshown: ${await response.text()}`);
}
