import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import styles from './Dropdown.module.css';
import { useDropdown } from './use-dropdown.ts';

interface DropdownProps {
  label: ReactNode;
  /** The button's accessible name, if its label is an icon. */
  name?: string;
  buttonClass: string | undefined;
  /** One of its links leads to the current page. */
  current?: boolean;
  /** The button's edge that the panel is aligned to. */
  align?: 'start' | 'end';
  side?: 'below' | 'above';
  /** Null while loading: the panel stays hidden. */
  children: ReactNode;
}

/** The elements that the arrow keys move between. */
const focusStops = (within: HTMLElement | null) => [
  ...(within?.querySelectorAll<HTMLElement>('a, button, input:checked') ?? []),
];

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A button that opens a panel of links. It is no ARIA menu: Tab reaches the links, and the arrow
 * keys do, too.
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

  // Opened by keyboard while its contents load: the focus is still on the button.
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
    // Radio buttons use the arrow keys themselves.
    if (step === undefined || event.target instanceof HTMLInputElement) return;
    if (!open) {
      if (event.key !== 'ArrowDown') return;
      // The links can take the focus only once they are rendered.
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
        {/* Rendered when opened: that saves work at the page's start. */}
        {open && children}
      </div>
    </div>
  );
}
