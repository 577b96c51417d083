import { Dialog } from '@base-ui/react/dialog';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useId, useRef, useState } from 'react';
import { useDoNotDisturb } from '../../lib/do-not-disturb.ts';
import { prefersReducedMotion } from '../../lib/motion.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useClosedByBack } from '../../ui/modal/closed-by-back.ts';
import { profileQueries } from '../profile/index.ts';
import { labelsOf } from './act-labels.ts';
import type { QueuedAct } from './acts.ts';
import styles from './RewardDialog.module.css';
import { ActPicture } from './scenes/ActPicture.tsx';
import { NextLeader } from './scenes/NextLeader.tsx';
import { useFocusOnMount } from './use-focus-on-mount.ts';

interface RewardDialogProps {
  open: boolean;
  /** The current act; undefined after the last one, when the next leader is offered. */
  queued: QueuedAct | undefined;
  numberOfActs: number;
  /** Called at the end of the act. */
  onEnd: () => void;
  /** Called at the end of all acts, or when the user skips them. */
  onClose: () => void;
}

/**
 * The full-screen dialog of the acts. A press first ends the act's animation, then opens the next
 * act; Esc and 'back' close the dialog.
 */
export function RewardDialog({ open, queued, numberOfActs, onEnd, onClose }: RewardDialogProps) {
  useDoNotDisturb(open);
  useClosedByBack(open, onClose);
  // Fetches the next leader before the end of the scenes offers it.
  useQuery({ ...profileQueries.info(), enabled: open && queued !== undefined });
  const proceed = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup className={styles.dialog} initialFocus={proceed} data-reward-dialog>
          <div className={styles.rays} aria-hidden="true" />
          {queued === undefined ? (
            // Not while it fades after a scene that leads nowhere.
            open && <NextLeader onClose={onClose} />
          ) : (
            <Act
              key={queued.notificationIds[0]}
              queued={queued}
              isLast={numberOfActs === 1}
              button={proceed}
              onEnd={onEnd}
              onClose={onClose}
            />
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface ActProps {
  queued: QueuedAct;
  isLast: boolean;
  /** The button that proceeds. */
  button: RefObject<HTMLButtonElement | null>;
  onEnd: () => void;
  onClose: () => void;
}

function Act({ queued: { act }, isLast, button, onEnd, onClose }: ActProps) {
  const [isStill, setIsStill] = useState(prefersReducedMotion);
  const { headline, text } = labelsOf(act);
  const wordsId = useId();
  useFocusOnMount(button);
  const proceed = () => (isStill ? onEnd() : setIsStill(true));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button within does the same by keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
    <div className={styles.act} data-still={isStill || undefined} onClick={proceed}>
      <header className={styles.header}>
        {!isLast && (
          <Button
            look="quiet"
            className={styles.skip}
            onClick={(event) => {
              event.stopPropagation();
              onClose();
            }}
          >
            Salta tutto
          </Button>
        )}
      </header>
      <div className={styles.picture}>
        <ActPicture act={act} isStill={isStill} onDone={() => setIsStill(true)} />
      </div>
      <div id={wordsId} className={styles.words} data-act={act.kind} aria-live="polite">
        <Dialog.Title className={styles.headline}>{headline}</Dialog.Title>
        <Dialog.Description className={styles.text}>{text}</Dialog.Description>
      </div>
      <footer className={styles.footer}>
        <Button
          ref={button}
          className={styles.proceed}
          aria-describedby={wordsId}
          onClick={(event) => {
            event.stopPropagation();
            proceed();
          }}
        >
          Continua
        </Button>
      </footer>
    </div>
  );
}
