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
/** Long enough to move the pointer from the trigger into the bubble. */
const closeDelay = 140;

/**
 * closed; peeked: open while the pointer or the keyboard's focus stays; pinned: opened by a press,
 * open until another one.
 */
type State = 'closed' | 'peeked' | 'pinned';
type Trigger = HTMLButtonElement;

/** When an explanation opens and closes. */
export function useInfoTrigger() {
  const [state, setState] = useState<State>('closed');
  // Known once it is needed: a page full of triggers would draw each of them twice otherwise.
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
    /** What the bubble points at. */
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
        // Only the bubble closes, not the window that it may stand in.
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
