import { useState } from 'react';
import { useStore } from '../../lib/create-store.ts';
import { useIsNotToBeDisturbed } from '../../lib/do-not-disturb.ts';
import { askBeforeLeaving } from '../../lib/leave-guard.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CloseButton } from '../../ui/close-button/CloseButton.tsx';
import { useIsImmersed } from '../use-page.ts';
import { applyUpdate, isUpdateAvailable } from './service-worker.ts';
import styles from './UpdateNotice.module.css';

/** Offers a newer release; hidden during games. */
export function UpdateNotice() {
  const isAvailable = useStore(isUpdateAvailable);
  const [isDismissed, setIsDismissed] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const isBusy = useIsNotToBeDisturbed();
  const isImmersed = useIsImmersed();
  if (!isAvailable || isDismissed || isBusy || isImmersed) return null;
  const load = () =>
    askBeforeLeaving({
      leave: () => {
        setIsLoading(true);
        void applyUpdate();
      },
      stay: () => {},
    });
  return (
    <section className={styles.notice} aria-label="Nuova versione" role="status">
      <p className={styles.text}>C’è una versione nuova.</p>
      <Button look="secondary" className={styles.load} busy={isLoading} onClick={load}>
        Aggiorna
      </Button>
      <CloseButton aria-label="Più tardi" onClick={() => setIsDismissed(true)} />
    </section>
  );
}
