import { useEffect, useState } from 'react';
import { Button } from '../../../../ui/button/Button.tsx';
import { CopyField } from '../../../../ui/copy-field/CopyField.tsx';
import { ErrorState } from '../../../../ui/error-state/ErrorState.tsx';
import { Modal } from '../../../../ui/modal/Modal.tsx';
import { QrCode } from '../../../../ui/qr-code/QrCode.tsx';
import { Loading } from '../../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../../ui/skeleton/Skeleton.tsx';
import styles from './DeviceLinkModal.module.css';
import { DevicePicture } from './DevicePicture.tsx';
import { deviceName } from './device-labels.ts';
import { type MakingDeviceLink, useDeviceLinkState } from './use-device-link.ts';

const second = 1000;

interface DeviceLinkModalProps {
  open: boolean;
  onClose: () => void;
  making: MakingDeviceLink;
}

/** The QR code that signs in another device without a password, with the link's state. */
export function DeviceLinkModal({ open, onClose, making }: DeviceLinkModalProps) {
  const { data, error, isPending, mutate } = making;
  return (
    <Modal open={open} onClose={onClose} title="Accedi su un altro dispositivo" size="small">
      {data !== undefined && !isPending ? (
        <DeviceLink key={data.id} made={data} onRenew={() => mutate()} onClose={onClose} />
      ) : error !== null ? (
        <ErrorState message={error.message} onRetry={() => mutate()} />
      ) : (
        <Loading className={styles.content} label="Preparazione del QR">
          <Skeleton height="20rem" />
        </Loading>
      )}
    </Modal>
  );
}

interface DeviceLinkProps {
  made: { id: string; link: string; secondsLeft: number };
  onRenew: () => void;
  onClose: () => void;
}

function DeviceLink({ made: { id, link, secondsLeft }, onRenew, onClose }: DeviceLinkProps) {
  const found = useDeviceLinkState(id);
  const left = useCountdown(secondsLeft);
  if (found?.state === 'used') {
    return (
      <div className={styles.done} role="status">
        <DevicePicture system={found.system} />
        <p>
          <strong>Fatto: {deviceName(found)} è entrato.</strong>
        </p>
        <p>Lo trovi tra i tuoi dispositivi. Se non è il tuo, fallo uscire da lì.</p>
        <Button onClick={onClose}>Chiudi</Button>
      </div>
    );
  }
  const isOver = left === 0 || found?.state === 'expired';
  return (
    <div className={styles.content}>
      <p>
        Inquadra il QR con la fotocamera dell’altro dispositivo: entri senza scrivere la password.
        Non mostrarlo a nessun altro.
      </p>
      <div className={styles.code} data-over={isOver || undefined}>
        <QrCode text={link} label="QR per accedere su un altro dispositivo" />
        {isOver && (
          <div className={styles.over}>
            <p role="status">Questo QR è scaduto.</p>
            <Button onClick={onRenew}>Mostrane uno nuovo</Button>
          </div>
        )}
      </div>
      {!isOver && (
        <>
          <p className={styles.time}>
            Vale una volta sola, ancora per{' '}
            <span role="timer" className={styles.left}>
              {inMinutes(left)}
            </span>
            <Button look="quiet" onClick={onRenew}>
              Nuovo QR
            </Button>
          </p>
          <CopyField label="Oppure apri questo link sull’altro dispositivo" value={link} />
        </>
      )}
    </div>
  );
}

/** The seconds left since the component was mounted, independent of the system clock. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const begin = performance.now();
    const timer = setInterval(() => {
      const passed = Math.floor((performance.now() - begin) / second);
      setLeft(Math.max(0, seconds - passed));
    }, second / 4);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}

/** Minutes and seconds: '1:05'. */
function inMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
