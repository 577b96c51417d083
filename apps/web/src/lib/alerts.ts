import { createStore, useStore } from './create-store.ts';

export type AlertType = 'success' | 'error' | 'info' | 'warning';

export interface Alert {
  id: number;
  type: AlertType;
  message: string;
  /** Disappears after 3000 ms. */
  autoClose: boolean;
  /** Survives one navigation. */
  keepAfterRouteChange: boolean;
  /** Fading out, for 250 ms. */
  fading: boolean;
}

export interface AlertOptions {
  autoClose?: boolean;
  keepAfterRouteChange?: boolean;
}

const autoCloseDelay = 3000;
const fadeDuration = 250;

const alerts = createStore<readonly Alert[]>([]);
let lastId = 0;

function remove(id: number): void {
  alerts.set(alerts.get().filter((alert) => alert.id !== id));
}

function dismiss(id: number): void {
  const shown = alerts.get();
  if (!shown.some((alert) => alert.id === id && !alert.fading)) return;
  alerts.set(shown.map((alert) => (alert.id === id ? { ...alert, fading: true } : alert)));
  setTimeout(() => remove(id), fadeDuration);
}

function show(type: AlertType, message: string, options: AlertOptions = {}): void {
  lastId += 1;
  const id = lastId;
  const { autoClose = false, keepAfterRouteChange = false } = options;
  const others = alerts.get().filter((alert) => alert.message !== message || alert.type !== type);
  alerts.set([...others, { id, type, message, autoClose, keepAfterRouteChange, fading: false }]);
  if (autoClose) setTimeout(() => dismiss(id), autoCloseDelay);
}

/** The banner at the top of the page. The same message is never shown twice at once. */
export const alert = {
  success: (message: string, options?: AlertOptions) => show('success', message, options),
  error: (message: string, options?: AlertOptions) => show('error', message, options),
  info: (message: string, options?: AlertOptions) => show('info', message, options),
  warning: (message: string, options?: AlertOptions) => show('warning', message, options),
  dismiss,
  /**
   * Called when a navigation starts: clears all but those that survive it, which survive no other.
   */
  clearOnNavigation: () =>
    alerts.set(
      alerts
        .get()
        .filter((one) => one.keepAfterRouteChange)
        .map((one) => ({ ...one, keepAfterRouteChange: false })),
    ),
};

/** The shown alerts, oldest first. */
export const shownAlerts = alerts.get;

export function useAlerts(): readonly Alert[] {
  return useStore(alerts);
}
