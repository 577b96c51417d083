import type { ReactNode } from 'react';
import styles from './InfoPopover.module.css';
import { useBubble } from './use-bubble.tsx';

interface InfoPopoverProps {
  /** What the trigger says: the name of what is explained. */
  label: ReactNode;
  /** The bubble's heading; none by default. */
  title?: ReactNode;
  /** The explanation: text, or small rows of figures; nothing that is to be clicked. */
  children: ReactNode;
  className?: string | undefined;
  /** For a trigger that is not a written name. */
  'aria-label'?: string | undefined;
}

/** A name that explains itself in a bubble: on hover, on keyboard focus, on a tap or Enter. */
export function InfoPopover({
  label,
  title,
  children,
  className,
  'aria-label': ariaLabel,
}: InfoPopoverProps) {
  const { isOpen, triggerProps, bubble } = useBubble({ title, children });
  return (
    <>
      <button
        {...triggerProps}
        type="button"
        className={[styles.trigger, className].filter(Boolean).join(' ')}
        aria-label={ariaLabel}
        aria-expanded={isOpen}
      >
        {label}
        <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="7" />
          <path d="M7 7h2v5H7zM7 4h2v2H7z" />
        </svg>
      </button>
      {bubble}
    </>
  );
}
