import * as contract from '@poketorneo/contract/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { alert } from '../../../../lib/alerts.ts';
import { call } from '../../../../lib/api.ts';
import { useDeferredImport } from '../../../../lib/deferred.ts';
import { session } from '../../../../lib/session.ts';
import { useSubmission } from '../../../../lib/use-submission.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { ErrorState } from '../../../../ui/error-state/ErrorState.tsx';
import { Loading } from '../../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../../ui/skeleton/Skeleton.tsx';
import { profileQueries } from '../../queries.ts';
import { EditCard } from '../EditCard.tsx';
import { useAnchor } from '../use-anchor.ts';
import { DeviceLine } from './DeviceLine.tsx';
import styles from './DevicesCard.module.css';
import { useDeviceLink } from './use-device-link.ts';

const loadModal = async () => (await import('./DeviceLinkModal.tsx')).DeviceLinkModal;

const anchor = 'dispositivi';
/** The others are shown after a press. */
const shownAtFirst = 5;

/** The user's signed-in devices, to sign one out or another in. */
export function DevicesCard() {
  const place = useAnchor(anchor);
  const [isLettingIn, setIsLettingIn] = useState(false);
  const DeviceLinkModal = useDeferredImport(loadModal, isLettingIn);
  const making = useDeviceLink();
  return (
    <div ref={place} className={styles.place}>
      <EditCard title="I tuoi dispositivi" id={anchor}>
        <div className={styles.content}>
          <p className={styles.lead}>
            Qui hai fatto l’accesso. Non riconosci un dispositivo, o non lo usi più? Esci da lì e
            nessuno potrà più usarlo al posto tuo.
          </p>
          <Devices />
          <div className={styles.actions}>
            <Button
              aria-haspopup="dialog"
              onClick={() => {
                setIsLettingIn(true);
                making.mutate();
              }}
            >
              Accedi su un altro dispositivo
            </Button>
            <SignOutEverywhere />
          </div>
        </div>
      </EditCard>
      {DeviceLinkModal !== undefined && (
        <DeviceLinkModal
          open={isLettingIn}
          onClose={() => {
            setIsLettingIn(false);
            making.reset();
          }}
          making={making}
        />
      )}
    </div>
  );
}

function Devices() {
  const { data, isError, isFetching, refetch } = useQuery(profileQueries.devices());
  const [showsAll, setShowsAll] = useState(false);
  if (data === undefined) {
    return isError ? (
      <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <Loading>
        <Skeleton height="4rem" />
      </Loading>
    );
  }
  const shown = showsAll ? data : data.slice(0, shownAtFirst);
  return (
    <>
      <ul className={styles.devices}>
        {shown.map((device) => (
          <DeviceLine key={device.id} device={device} />
        ))}
      </ul>
      {shown.length < data.length && (
        <Button look="quiet" onClick={() => setShowsAll(true)}>
          Mostra tutti ({data.length})
        </Button>
      )}
    </>
  );
}

/** For a lost phone, or a session on another person's computer. */
function SignOutEverywhere() {
  const navigate = useNavigate();
  const signingOut = useSubmission({
    updatesQueries: 'never: the session ends',
    mutationFn: () => call(contract.auth.signOutEverywhere, {}, { revokesToken: true }),
    onSuccess: ({ message }) => {
      alert.success(message, { keepAfterRouteChange: true });
      session.end();
      // After the session's end: this navigation overrides the guards' redirect.
      navigate('/account/login');
    },
  });
  return (
    <Button
      look="secondary"
      busy={signingOut.isPending || signingOut.isSuccess}
      onClick={() => signingOut.mutate()}
    >
      Esci da tutti i dispositivi
    </Button>
  );
}
