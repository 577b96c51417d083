import { type ReactNode, useId } from 'react';
import { useInfoPopup } from './use-info-popup.ts';
import { useInfoTrigger } from './use-info-trigger.ts';

interface Bubble {
  /** The bubble's heading; none by default. */
  title: ReactNode;
  /** What it says; nothing that is to be clicked. It is mounted only while it shows. */
  children: ReactNode;
}

/**
 * A bubble that explains a button: the button's props, and the bubble to put beside it. The
 * bubble's code (Base UI) is imported after the first interaction or when it is first needed; the
 * open state is here, so that nothing done meanwhile is lost.
 */
export function useBubble({ title, children }: Bubble) {
  const id = useId();
  const { isOpen, trigger, close, triggerHandlers, popupHandlers } = useInfoTrigger();
  const Popup = useInfoPopup(isOpen, close);
  const popup = { ...popupHandlers, id, open: isOpen, trigger, title, onDismiss: close };
  return {
    isOpen,
    close,
    triggerProps: {
      ...triggerHandlers,
      'aria-describedby': isOpen && Popup !== null ? id : undefined,
    },
    bubble: Popup !== null && <Popup {...popup}>{children}</Popup>,
  };
}
