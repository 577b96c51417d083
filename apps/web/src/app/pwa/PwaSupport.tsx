import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { followSubscription } from '../../features/push/index.ts';
import { isOfflineReady, isServerAway, offlineState } from '../../lib/connection.ts';
import { useStore } from '../../lib/create-store.ts';
import { captureInstallOffer } from '../../lib/install-offer.ts';
import { refetchFailed } from '../../lib/query-client.ts';
import { OfflineState } from '../../ui/offline-state/OfflineState.tsx';
import { ConnectionStrip } from './ConnectionStrip.tsx';
import { followConnection } from './follow-connection.ts';
import { followSession } from './follow-session.ts';
import { handleNotificationClicks } from './notification-clicks.ts';
import { isPrecached } from './precache.ts';
import { startServiceWorker } from './service-worker.ts';
import { UpdateNotice } from './UpdateNotice.tsx';

/** Service worker, offline state, push subscription and update notice. */
export function PwaSupport() {
  const navigate = useNavigate();
  const client = useQueryClient();
  useEffect(() => {
    startServiceWorker();
  }, []);
  const isUnreachable = useStore(isServerAway);
  useEffect(() => {
    offlineState.set(isUnreachable ? OfflineState : null);
    if (isUnreachable) void isPrecached().then((isReady) => isOfflineReady.set(isReady));
  }, [isUnreachable]);
  useEffect(captureInstallOffer, []);
  useEffect(() => followConnection(() => refetchFailed(client)), [client]);
  useEffect(followSession, []);
  useEffect(followSubscription, []);
  useEffect(() => handleNotificationClicks((path) => void navigate(path)), [navigate]);
  return (
    <>
      <ConnectionStrip />
      <UpdateNotice />
    </>
  );
}
