import { Toast as BaseToast } from '@base-ui/react/toast';
import { Link } from 'react-router';
import { CrossButton } from '../../../ui/cross-button/CrossButton.tsx';
import { addressOf } from '../address-of.ts';
import { NotificationPicture } from '../NotificationPicture.tsx';
import styles from './ToastCard.module.css';
import type { Toast } from './toast.ts';

interface ToastCardProps {
  /** The toast as the library keeps it. */
  drawn: BaseToast.Root.ToastObject<Toast>;
  toast: Toast;
  onAcknowledge: () => void;
}

/** One toast. A click anywhere on it, its cross or its link says that it was read. */
export function ToastCard({ drawn, toast, onAcknowledge }: ToastCardProps) {
  const address = addressOf(toast);
  return (
    <BaseToast.Root
      toast={drawn}
      className={styles.toast}
      swipeDirection={['down', 'left', 'right']}
      onClick={onAcknowledge}
    >
      <BaseToast.Content className={styles.content}>
        {toast.image !== null && (
          <NotificationPicture image={toast.image} className={styles.image} />
        )}
        <div className={styles.words}>
          <BaseToast.Title render={<p />} className={styles.header} />
          <BaseToast.Description className={styles.body} />
          {toast.sender !== null && <p className={styles.sender}>da: {toast.sender}</p>}
          {address !== undefined && (
            <Link to={address} className={styles.link}>
              {toast.urlName ?? 'Vai alla pagina'}
            </Link>
          )}
        </div>
        {/* Not the library's: that closes before the toast hears that it was read. */}
        <CrossButton className={styles.cross} aria-label="Ho letto" />
      </BaseToast.Content>
    </BaseToast.Root>
  );
}
