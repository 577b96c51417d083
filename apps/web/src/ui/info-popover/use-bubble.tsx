import { type ReactNode, useId } from 'react';
import { useInfoPopup } from './use-info-popup.ts';
import { useInfoTrigger } from './use-info-trigger.ts';

interface Bubble {
  /** Heading of the bubble; none by default. */
  title: ReactNode;
  /** Content of the bubble, without controls; mounted only while visible. */
  children: ReactNode;
}

/**
 * A bubble that explains a button: returns the button's props and the bubble to render beside it.
 * Its code (Base UI) is imported after the first interaction or on demand; the open state is here,
 * so that no event is lost before.
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
