import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { followSubscription } from '../../features/push/index.ts';
import { awayState, isKitKept, isServerAway } from '../../lib/connection.ts';
import { useStore } from '../../lib/create-store.ts';
import { keepInstallOffer } from '../../lib/install-offer.ts';
import { refetchFailed } from '../../lib/query-client.ts';
import { AwayState } from '../../ui/away-state/AwayState.tsx';
import { ConnectionStrip } from './ConnectionStrip.tsx';
import { followConnection } from './follow-connection.ts';
import { followSession } from './follow-session.ts';
import { hasKit } from './keep-kit.ts';
import { hearNotificationClicks } from './notification-clicks.ts';
import { ReleaseNotice } from './ReleaseNotice.tsx';
import { startServiceWorker } from './service-worker.ts';

/** What makes the product at home on a device: it opens without a network, and says how things stand. */
export function OnDevice() {
  const navigate = useNavigate();
  const client = useQueryClient();
  useEffect(() => {
    startServiceWorker();
  }, []);
  const isAway = useStore(isServerAway);
  useEffect(() => {
    awayState.set(isAway ? AwayState : null);
    if (isAway) void hasKit().then((isKept) => isKitKept.set(isKept));
  }, [isAway]);
  useEffect(keepInstallOffer, []);
  useEffect(() => followConnection(() => refetchFailed(client)), [client]);
  useEffect(followSession, []);
  useEffect(followSubscription, []);
  useEffect(() => hearNotificationClicks((address) => void navigate(address)), [navigate]);
  return (
    <>
      <ConnectionStrip />
      <ReleaseNotice />
    </>
  );
}
