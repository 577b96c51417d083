import { Toast as BaseToast } from '@base-ui/react/toast';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { CloseButton } from '../../../ui/close-button/CloseButton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { addressOf } from '../address-of.ts';
import { linkStateOf } from '../followed-message.ts';
import { NotificationPicture } from '../NotificationPicture.tsx';
import styles from './ToastCard.module.css';
import type { Toast } from './toast.ts';
import { useFitting } from './use-fitting.ts';
import { wordingsOf } from './wordings.ts';

interface ToastCardProps {
  /** The toast as the library keeps it. */
  drawn: BaseToast.Root.ToastObject<Toast>;
  toast: Toast;
  onAcknowledge: () => void;
  /** It may be higher than the place that was looked for. */
  onDrawn: () => void;
}

/** One toast. A click anywhere on it, its cross or its link says that it was read. */
export function ToastCard({ drawn, toast, onAcknowledge, onDrawn }: ToastCardProps) {
  const address = addressOf(toast);
  const words = useRef<HTMLDivElement>(null);
  const wordings = useMemo(() => wordingsOf(toast), [toast]);
  const { wording, isLast } = useFitting(words, wordings);
  useLayoutEffect(onDrawn, [onDrawn]);
  return (
    <BaseToast.Root
      toast={drawn}
      data-toast={toast.id}
      className={styles.toast}
      swipeDirection={['down', 'left', 'right']}
      onClick={onAcknowledge}
    >
      <BaseToast.Content className={styles.content}>
        {toast.image !== null && (
          <NotificationPicture image={toast.image} className={styles.image} />
        )}
        <div ref={words} className={styles.words} data-last={isLast || undefined}>
          <BaseToast.Title render={<p />} className={styles.header} />{' '}
          {wording.kind === 'link' && (
            <span className={styles.lead} aria-hidden="true">
              {wording.shown}
            </span>
          )}
          <BaseToast.Description className={styles.body}>
            {wording.kind === 'text' && wording.shown}
            {wording.rest !== '' && <VisuallyHidden> {wording.rest}</VisuallyHidden>}
          </BaseToast.Description>
          {toast.sender !== null && <p className={styles.sender}>da: {toast.sender}</p>}
          {address !== undefined && (
            <Link to={address} state={linkStateOf(toast)} className={styles.link}>
              {toast.urlName ?? 'Vai alla pagina'}
            </Link>
          )}
        </div>
        {/* Not the library's: that closes before the toast hears that it was read. */}
        <CloseButton className={styles.cross} aria-label="Ho letto" />
      </BaseToast.Content>
    </BaseToast.Root>
  );
}
