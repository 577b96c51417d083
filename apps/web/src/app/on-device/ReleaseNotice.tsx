import { useState } from 'react';
import { useStore } from '../../lib/create-store.ts';
import { useIsNotToBeDisturbed } from '../../lib/do-not-disturb.ts';
import { askBeforeLeaving } from '../../lib/leave-guard.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CrossButton } from '../../ui/cross-button/CrossButton.tsx';
import { useIsImmersed } from '../use-page.ts';
import styles from './ReleaseNotice.module.css';
import { isReleaseOld, loadNewRelease } from './service-worker.ts';

/** Offers the newer release: never by itself, and never in the midst of what is played. */
export function ReleaseNotice() {
  const isOld = useStore(isReleaseOld);
  const [isPutOff, setIsPutOff] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const isBusy = useIsNotToBeDisturbed();
  const isImmersed = useIsImmersed();
  if (!isOld || isPutOff || isBusy || isImmersed) return null;
  const load = () =>
    askBeforeLeaving({
      leave: () => {
        setIsLoading(true);
        void loadNewRelease();
      },
      stay: () => {},
    });
  return (
    <section className={styles.notice} aria-label="Nuova versione" role="status">
      <p className={styles.text}>C’è una versione nuova.</p>
      <Button look="secondary" className={styles.load} busy={isLoading} onClick={load}>
        Aggiorna
      </Button>
      <CrossButton aria-label="Più tardi" onClick={() => setIsPutOff(true)} />
    </section>
  );
}
