import { Toast as BaseToast } from '@base-ui/react/toast';
import { useState } from 'react';
import { breakpoints } from '../../../ui/theme/breakpoints.ts';
import { useDeletion } from '../use-deletion.ts';
import type { Toast } from './toast.ts';
import { createToastStack } from './toast-stack.ts';

/** No more than about a third of the screen is theirs. */
function room(): number {
  const { width, height } = breakpoints;
  if (window.matchMedia(`(max-height: ${height.short}rem)`).matches) return 1;
  return window.matchMedia(`(max-width: ${width.medium}rem)`).matches ? 2 : 3;
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
