import type { ComponentType } from 'react';
import { createStore } from './create-store.ts';

/** Whether the server did not respond to this page's last calls. */
export const isServerAway = createStore(false);

/** Whether the offline cache is complete; known only while the server is away. */
export const isOfflineReady = createStore(false);

/** Replaces the error state while the server is away: see ui/offline-state. */
export const offlineState = createStore<ComponentType<{
  onRetry: () => void;
  isRetrying: boolean;
}> | null>(null);
