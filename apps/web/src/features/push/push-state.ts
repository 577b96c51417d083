import * as contract from '@poketorneo/contract/endpoints';
import { call } from '../../lib/api.ts';
import { createStore } from '../../lib/create-store.ts';
import { isAppleDevice, isInstalled } from '../../lib/install-offer.ts';
import { session } from '../../lib/session.ts';

/** This browser's state of push messages. */
export type PushState =
  /** Not checked yet. */
  | 'unknown'
  /** The browser has no push messages. */
  | 'unsupported'
  /** They need HTTPS. */
  | 'insecure'
  /** iPhones have them only for installed apps. */
  | 'home-screen-first'
  /** The user has denied it, which only the browser's settings can revert. */
  | 'denied'
  | 'off'
  | 'on';

export const pushState = createStore<PushState>('unknown');

/** The state that needs no asynchronous check; undefined if one is needed. */
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
 * Subscribes this browser. To be called from a press: the browser asks for permission. Throws if it
 * fails, but not if the user denies it.
 */
export async function enablePush(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return refreshPushState();
  const registration = await navigator.serviceWorker.ready;
  const { publicKey } = await call(contract.push.key, {}, { quiet: true });
  // The server cannot send to an old subscription with other keys.
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
 * Syncs the subscription with the session: a renewed token saves it again; a sign-out or another
 * user ends it.
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
