import { Toast as BaseToast } from '@base-ui/react/toast';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { CloseButton } from '../../../ui/close-button/CloseButton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { linkStateOf } from '../followed-message.ts';
import { linkPathOf } from '../link-path.ts';
import { NotificationPicture } from '../NotificationPicture.tsx';
import styles from './ToastCard.module.css';
import type { Toast } from './toast.ts';
import { wordingsOf } from './wordings.ts';

interface ToastCardProps {
  /** The library's object for the toast. */
  drawn: BaseToast.Root.ToastObject<Toast>;
  toast: Toast;
  onAcknowledge: () => void;
  /** Called when mounted: the toast may be taller than its place. */
  onDrawn: () => void;
}

/** One toast. A click on it, its cross or its link acknowledges it. */
export function ToastCard({ drawn, toast, onAcknowledge, onDrawn }: ToastCardProps) {
  const linkPath = linkPathOf(toast);
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
          {linkPath !== undefined && (
            <Link to={linkPath} state={linkStateOf(toast)} className={styles.link}>
              {toast.urlName ?? 'Vai alla pagina'}
            </Link>
          )}
        </div>
        {/* Not the library's button, which closes the toast before it is acknowledged. */}
        <CloseButton className={styles.cross} aria-label="Ho letto" />
      </BaseToast.Content>
    </BaseToast.Root>
  );
}

/**
 * The first wording that fits the box, otherwise the last. A box that does not clip its content
 * fits every wording.
 */
function useFitting<Some>(
  box: RefObject<HTMLElement | null>,
  wordings: readonly [Some, ...Some[]],
): { wording: Some; isLast: boolean } {
  const [index, setIndex] = useState(0);
  const isLast = index >= wordings.length - 1;
  useLayoutEffect(() => {
    if (isLast || box.current === null) return;
    const { scrollHeight, clientHeight } = box.current;
    if (getComputedStyle(box.current).overflowY === 'visible') return;
    if (scrollHeight > clientHeight + 1) setIndex(index + 1);
  }, [box, index, isLast]);
  return { wording: wordings[index] ?? wordings[0], isLast };
}
