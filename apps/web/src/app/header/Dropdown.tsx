import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import styles from './Dropdown.module.css';
import { useDropdown } from './use-dropdown.ts';

interface DropdownProps {
  label: ReactNode;
  buttonClass: string | undefined;
  /** One of its links is the page that is shown. */
  current?: boolean;
  /** Which edge of the button the panel keeps to. */
  align?: 'start' | 'end';
  children: ReactNode;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A button that opens a panel of links below itself. Links stay links, reached with Tab as anywhere;
 * the arrow keys move between them too (the down arrow opens first), Esc closes.
 */
export function Dropdown({
  label,
  buttonClass,
  current = false,
  align = 'start',
  children,
}: DropdownProps) {
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { open, setOpen } = useDropdown(root, button);

  const moveFocus = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    if (!open) {
      if (event.key !== 'ArrowDown') return;
      // Its links take the focus only once they are there.
      flushSync(() => setOpen(true));
    }
    event.preventDefault();
    const stops = [...(root.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
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
        aria-expanded={open}
        aria-controls={panelId}
        data-current={current || undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      <div id={panelId} hidden={!open} data-align={align} className={styles.panel}>
        {/* Made when it opens: a page has done enough when it has come. */}
        {open && children}
      </div>
    </div>
  );
}
