import type { ComponentType } from 'react';
import { createStore } from './create-store.ts';

/** Whether nobody answers just now, as far as this page has noticed. */
export const isServerAway = createStore(false);

/** Whether this device has kept what can be used meanwhile; known once nobody answers. */
export const isOfflineReady = createStore(false);

/** What stands, as long as nobody answers, where something could not be loaded: see ui/offline-state. */
export const offlineState = createStore<ComponentType<{
  onRetry: () => void;
  isRetrying: boolean;
}> | null>(null);
