import type { ReactNode } from 'react';
import styles from './InfoPopover.module.css';
import { useBubble } from './use-bubble.tsx';

interface InfoPopoverProps {
  /** Text of the trigger. */
  label: ReactNode;
  /** Heading of the bubble; none by default. */
  title?: ReactNode;
  /** Content of the bubble, without controls. */
  children: ReactNode;
  className?: string | undefined;
  /** For a trigger without text. */
  'aria-label'?: string | undefined;
}

/** A name with an explanation in a bubble, on hover, keyboard focus, tap or Enter. */
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
