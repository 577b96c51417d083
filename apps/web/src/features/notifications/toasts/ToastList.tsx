import { Toast as BaseToast } from '@base-ui/react/toast';
import { ToastCard } from './ToastCard.tsx';
import type { Toast } from './toast.ts';

interface ToastListProps {
  onAcknowledge: (id: string) => void;
  onDrawn: () => void;
}

/** The toasts on the screen, newest first. */
export function ToastList({ onAcknowledge, onDrawn }: ToastListProps) {
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
