import { Toast as BaseToast } from '@base-ui/react/toast';
import { useState } from 'react';
import { useDeletion } from '../use-deletion.ts';
import type { Toast } from './toast.ts';
import { createToastStack } from './toast-stack.ts';

/** No more than about a third of the screen is theirs. */
function room(): number {
  if (window.matchMedia('(max-height: 36rem)').matches) return 1;
  return window.matchMedia('(max-width: 40rem)').matches ? 2 : 3;
}

/** The stack of toasts, and what draws it. */
export function useToastStack() {
  const deleteNotification = useDeletion();
  const [stack] = useState(() => {
    const manager = BaseToast.createToastManager<Toast>();
    return { manager, ...createToastStack({ manager, deleteNotification, room }) };
  });
  return stack;
}
