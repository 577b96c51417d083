import { Toast as BaseToast } from '@base-ui/react/toast';
import { ToastList } from './ToastList.tsx';
import styles from './ToastStackView.module.css';
import type { useToastStack } from './use-toast-stack.ts';

/** Draws a stack of toasts. */
export function ToastStackView({ stack }: { stack: ReturnType<typeof useToastStack> }) {
  return (
    <BaseToast.Provider toastManager={stack.manager}>
      <BaseToast.Portal>
        <BaseToast.Viewport
          className={styles.viewport}
          aria-label="Notifiche in arrivo: F6 per raggiungerle"
        >
          <ToastList onAcknowledge={stack.acknowledge} />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  );
}
