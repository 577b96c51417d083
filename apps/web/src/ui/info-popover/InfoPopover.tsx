import { type ReactNode, useId } from 'react';
import styles from './InfoPopover.module.css';
import { useInfoPopup } from './use-info-popup.ts';
import { useInfoTrigger } from './use-info-trigger.ts';

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

/**
 * A name that explains itself in a bubble: on hover, on keyboard focus, on a tap or Enter.
 * The bubble's code (Base UI) is fetched when the page is in use or it is first needed; whether it is open is
 * kept here, so that nothing done meanwhile is lost.
 */
export function InfoPopover({
  label,
  title,
  children,
  className,
  'aria-label': ariaLabel,
}: InfoPopoverProps) {
  const popupId = useId();
  const { isOpen, trigger, close, triggerHandlers, popupHandlers } = useInfoTrigger();
  const Popup = useInfoPopup(isOpen, close);

  return (
    <>
      <button
        {...triggerHandlers}
        type="button"
        className={[styles.trigger, className].filter(Boolean).join(' ')}
        aria-label={ariaLabel}
        aria-expanded={isOpen}
        aria-describedby={isOpen && Popup !== null ? popupId : undefined}
      >
        {label}
        <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="7" />
          <path d="M7 7h2v5H7zM7 4h2v2H7z" />
        </svg>
      </button>
      {Popup !== null && (
        <Popup
          {...popupHandlers}
          id={popupId}
          open={isOpen}
          trigger={trigger}
          title={title}
          onDismiss={close}
        >
          {children}
        </Popup>
      )}
    </>
  );
}
