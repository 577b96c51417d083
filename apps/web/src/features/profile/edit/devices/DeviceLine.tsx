import type { DeviceSession } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';
import { replaceData } from '../../../../lib/query-client.ts';
import { useSignOut } from '../../../../lib/sign-out.ts';
import { useSubmission } from '../../../../lib/use-submission.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { formatMoment } from '../../../../ui/format/dates.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden/VisuallyHidden.tsx';
import { profileQueries } from '../../queries.ts';
import styles from './DeviceLine.module.css';
import { DevicePicture } from './DevicePicture.tsx';
import { deviceName } from './device-labels.ts';

/** A device on which the user is signed in, with a button to sign it out. */
export function DeviceLine({ device }: { device: DeviceSession }) {
  const name = deviceName(device);
  return (
    <li className={styles.line}>
      <DevicePicture system={device.system} />
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        {device.isCurrent ? (
          <span className={styles.current}>Questo dispositivo</span>
        ) : (
          <span className={styles.seen}>Ultima visita: {formatMoment(device.seenAt)}</span>
        )}
      </div>
      {device.isCurrent ? <LeaveThis /> : <LeaveOther id={device.id} name={name} />}
    </li>
  );
}

function LeaveThis() {
  const signOut = useSignOut();
  return (
    <Button look="secondary" onClick={signOut}>
      Esci
    </Button>
  );
}

function LeaveOther({ id, name }: { id: string; name: string }) {
  const client = useQueryClient();
  const { queryKey } = profileQueries.devices();
  const leaving = useSubmission({
    updatesQueries: 'onSuccess',
    mutationFn: () => call(contract.auth.endSession, { params: { id } }),
    onSuccess: () =>
      replaceData(client, queryKey, (devices) => devices?.filter((device) => device.id !== id)),
    onError: () => void client.invalidateQueries({ queryKey }),
  });
  return (
    <Button
      look="secondary"
      busy={leaving.isPending || leaving.isSuccess}
      onClick={() => leaving.mutate()}
    >
      Esci da questo<VisuallyHidden>: {name}</VisuallyHidden>
    </Button>
  );
}
