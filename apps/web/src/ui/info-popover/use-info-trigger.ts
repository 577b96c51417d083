import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

const openDelay = 80;
/** Milliseconds to move the pointer from the trigger into the bubble. */
const closeDelay = 140;

/**
 * closed; peeked: open while hovered or focused; pinned: opened by a press, open until another one.
 */
type State = 'closed' | 'peeked' | 'pinned';
type Trigger = HTMLButtonElement;

/** Opens and closes an explanation. */
export function useInfoTrigger() {
  const [state, setState] = useState<State>('closed');
  // Set on first use: setting it on mount would render every trigger of a page twice.
  const [trigger, setTrigger] = useState<Trigger | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const after = (delay: number, change: (state: State) => State) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState(change), delay);
  };
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setState('closed');
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const peekSoon = ({ pointerType, currentTarget }: PointerEvent<Trigger>) => {
    if (pointerType === 'touch') return;
    setTrigger(currentTarget);
    after(openDelay, (now) => (now === 'closed' ? 'peeked' : now));
  };
  const leaveSoon = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') after(closeDelay, (now) => (now === 'peeked' ? 'closed' : now));
  };

  return {
    isOpen: state !== 'closed',
    /** The element that the bubble points at. */
    trigger,
    close,
    triggerHandlers: {
      onPointerEnter: peekSoon,
      onPointerLeave: leaveSoon,
      onFocus: ({ currentTarget }: FocusEvent<Trigger>) => {
        if (currentTarget.matches(':focus-visible')) {
          setTrigger(currentTarget);
          setState((now) => (now === 'closed' ? 'peeked' : now));
        }
      },
      onBlur: close,
      onClick: ({ currentTarget }: MouseEvent<Trigger>) => {
        clearTimeout(timer.current);
        setTrigger(currentTarget);
        setState((now) => (now === 'pinned' ? 'closed' : 'pinned'));
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || state === 'closed') return;
        // Closes only the bubble, not a window around it.
        event.stopPropagation();
        close();
      },
    },
    popupHandlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') clearTimeout(timer.current);
      },
      onPointerLeave: leaveSoon,
    },
  };
}
