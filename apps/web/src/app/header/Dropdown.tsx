import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import styles from './Dropdown.module.css';
import { useDropdown } from './use-dropdown.ts';

interface DropdownProps {
  label: ReactNode;
  /** What the button is called where its label is no words. */
  name?: string;
  buttonClass: string | undefined;
  /** One of its links is the page that is shown. */
  current?: boolean;
  /** Which edge of the button the panel keeps to. */
  align?: 'start' | 'end';
  /** Where the panel opens. */
  side?: 'below' | 'above';
  /** Null as long as they are on their way: no panel shows before. */
  children: ReactNode;
}

/** What the arrow keys lead to. */
const focusStops = (within: HTMLElement | null) => [
  ...(within?.querySelectorAll<HTMLElement>('a, button, input:checked') ?? []),
];

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A button that opens a panel of links beside itself. Links stay links, reached with Tab as
 * anywhere; the arrow keys move between them too (the down arrow opens first), Esc closes.
 */
export function Dropdown({
  label,
  name,
  buttonClass,
  current = false,
  align = 'start',
  side = 'below',
  children,
}: DropdownProps) {
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { open, setOpen } = useDropdown(root, button);
  const isEmpty = children === null;

  // Whoever opened it by keyboard before its contents were there still stands on the button.
  const awaited = useRef(false);
  useEffect(() => {
    if (!open) awaited.current = false;
    else if (!isEmpty && awaited.current) {
      awaited.current = false;
      if (document.activeElement === button.current) focusStops(panel.current)[0]?.focus();
    }
  }, [open, isEmpty]);

  const moveFocus = (event: KeyboardEvent) => {
    const step = steps[event.key];
    // A choice's arrows are its own.
    if (step === undefined || event.target instanceof HTMLInputElement) return;
    if (!open) {
      if (event.key !== 'ArrowDown') return;
      // Its links take the focus only once they are there.
      flushSync(() => setOpen(true));
      awaited.current = isEmpty;
    }
    event.preventDefault();
    const stops = focusStops(root.current);
    const focused = document.activeElement;
    const at = focused instanceof HTMLElement ? stops.indexOf(focused) : -1;
    stops[(at + step + stops.length) % stops.length]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only adds arrow keys to the controls inside.
    <div ref={root} className={styles.dropdown} onKeyDown={moveFocus}>
      <button
        ref={button}
        type="button"
        className={buttonClass}
        aria-label={name}
        title={name}
        aria-expanded={open}
        aria-controls={panelId}
        data-current={current || undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      <div
        id={panelId}
        ref={panel}
        hidden={!open || isEmpty}
        data-align={align}
        data-side={side}
        className={styles.panel}
      >
        {/* Made when it opens: a page has done enough when it has come. */}
        {open && children}
      </div>
    </div>
  );
}
