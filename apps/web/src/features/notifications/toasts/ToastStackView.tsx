import { Toast as BaseToast } from '@base-ui/react/toast';
import { type CSSProperties, useEffect } from 'react';
import { useStore } from '../../../lib/create-store.ts';
import { edges, toastSpot } from './free-edge.ts';
import { ToastCard } from './ToastCard.tsx';
import styles from './ToastStackView.module.css';
import type { Toast } from './toast.ts';
import type { useToastStack } from './use-toast-stack.ts';

/** The time between two checks of whether toasts cover a control, in milliseconds. */
const checkIntervalMs = 300;

/** Renders a stack of toasts. */
export function ToastStackView({ stack }: { stack: ReturnType<typeof useToastStack> }) {
  const { edge, shift } = useStore(toastSpot);
  const style: CSSProperties & Record<'--shift', string> = { '--shift': `${shift}px` };
  useEffect(() => {
    // Pages scroll, grow and change in many ways, so the room is checked on a timer.
    const timer = setInterval(stack.findRoom, checkIntervalMs);
    return () => clearInterval(timer);
  }, [stack]);
  return (
    <BaseToast.Provider toastManager={stack.manager}>
      <BaseToast.Portal>
        {/* A marker of one toast's size at each edge: see free-edge.ts. */}
        {edges.map((one) => (
          <div
            key={one}
            className={styles.viewport}
            data-edge={one}
            data-toast-place={one}
            aria-hidden="true"
          />
        ))}
        <BaseToast.Viewport
          className={styles.viewport}
          data-edge={edge}
          style={style}
          data-toasts
          aria-label="Notifiche in arrivo: F6 per raggiungerle"
        >
          <ToastList onAcknowledge={stack.acknowledge} onDrawn={stack.findRoom} />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  );
}

interface ToastListProps {
  onAcknowledge: (id: string) => void;
  onDrawn: () => void;
}

/** The toasts on the screen, newest first. */
function ToastList({ onAcknowledge, onDrawn }: ToastListProps) {
  const { toasts } = BaseToast.useToastManager<Toast>();
  return toasts.map(
    (drawn) =>
      drawn.data && (
        <ToastCard
          key={drawn.id}
          drawn={drawn}
          toast={drawn.data}
          onAcknowledge={() => onAcknowledge(drawn.id)}
          onDrawn={onDrawn}
        />
      ),
  );
}
