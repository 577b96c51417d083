import * as contract from '@poketorneo/contract/endpoints';
import { call } from '../../lib/api.ts';
import { createStore } from '../../lib/create-store.ts';
import { isAppleDevice, isInstalled } from '../../lib/install-offer.ts';
import { session } from '../../lib/session.ts';

/** How this browser stands to push messages, as far as it can have them. */
export type PushState =
  /** Not found out yet. */
  | 'unknown'
  /** It has no such thing. */
  | 'unsupported'
  /** It would have, were the address a safe one. */
  | 'insecure'
  /** An iPhone has it for what stands on its home screen alone. */
  | 'home-screen-first'
  /** The user has denied it, which only the browser's settings can revert. */
  | 'denied'
  | 'off'
  | 'on';

export const pushState = createStore<PushState>('unknown');

/** What is known without asking the browser or the server. */
function knownState(): PushState | undefined {
  if (!window.isSecureContext) return 'insecure';
  if ('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator) {
    return Notification.permission === 'denied' ? 'denied' : undefined;
  }
  return isAppleDevice() && !isInstalled() ? 'home-screen-first' : 'unsupported';
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Finds out how it stands. */
export async function refreshPushState(): Promise<void> {
  const known = knownState();
  if (known !== undefined) return pushState.set(known);
  const isOn = Notification.permission === 'granted' && (await currentSubscription()) !== null;
  pushState.set(isOn ? 'on' : 'off');
}

/** Registers the browser's subscription with the server, until this session ends. */
async function saveSubscription(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  const body = { endpoint: endpoint ?? '', keys: { p256dh, auth } };
  await call(contract.push.save, { body }, { quiet: true });
}

/**
 * Has news sent to this browser; the browser asks for leave, so it is to follow from a press.
 * Throws where that fails for other reasons than a no.
 */
export async function enablePush(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return refreshPushState();
  const registration = await navigator.serviceWorker.ready;
  const { publicKey } = await call(contract.push.key, {}, { quiet: true });
  // Another installation's, or one whose keys were lost, would be refused each message.
  await (await currentSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await saveSubscription(subscription);
  await refreshPushState();
}

/** Stops all notifications to this browser, for every user. */
export async function disablePush(): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription !== null) {
    const { endpoint, keys } = subscription.toJSON();
    const body = { endpoint: endpoint ?? '', auth: keys?.auth ?? '' };
    const removal = call(contract.push.forget, { body }, { quiet: true, keepalive: true });
    // A failure is harmless: the push service refuses what is sent to a subscription that is gone.
    await Promise.allSettled([removal, subscription.unsubscribe()]);
  }
  await refreshPushState();
}

/** Closes one user's notifications before another uses the device. */
async function closeNotifications(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  for (const one of (await registration?.getNotifications()) ?? []) one.close();
}

/**
 * Keeps the server's side in step with the session: a new one takes the browser along, and with its
 * end the browser gets nothing any more.
 */
export function followSubscription(): () => void {
  if (knownState() !== undefined) return () => {};
  let before = session.get();
  const look = async () => {
    const now = session.get();
    const isAnother = now?.id !== before?.id;
    const hasNewToken = now?.token !== before?.token;
    before = now;
    if (now === null || isAnother) {
      await closeNotifications();
      await disablePush();
    } else if (hasNewToken) await resaveSubscription();
  };
  // The subscription may have changed while no page was open.
  void (before === null ? disablePush() : resaveSubscription()).catch(() => undefined);
  return session.subscribe(() => void look().catch(() => undefined));
}

async function resaveSubscription(): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription !== null && Notification.permission === 'granted')
    await saveSubscription(subscription);
}
