import type { ReactNode } from 'react';
import styles from './PicturePopover.module.css';
import { useActivation } from './use-activation.ts';
import { useBubble } from './use-bubble.tsx';

interface PicturePopoverProps {
  /** The picture; the trigger brings no look of its own. */
  picture: ReactNode;
  /** The trigger's name for screen readers, where the picture does not say it. */
  'aria-label'?: string | undefined;
  title?: ReactNode;
  /** What the bubble says; nothing that is to be clicked. It is mounted only while it shows. */
  children: ReactNode;
  className?: string | undefined;
  /**
   * What a click does, or a double tap on touch screens, or Enter; without it a press pins
   * the bubble.
   */
  onActivate?: (() => void) | undefined;
}

/** A picture that explains itself in a bubble on hover, on keyboard focus and on a tap. */
export function PicturePopover({
  picture,
  title,
  children,
  className,
  onActivate,
  'aria-label': ariaLabel,
}: PicturePopoverProps) {
  const { close, triggerProps, bubble } = useBubble({ title, children });
  const onClick = useActivation({ onPin: triggerProps.onClick, onActivate, close });
  return (
    <>
      <button
        {...triggerProps}
        onClick={onClick}
        type="button"
        className={[styles.trigger, className].filter(Boolean).join(' ')}
        aria-label={ariaLabel}
        aria-haspopup={onActivate === undefined ? undefined : 'dialog'}
      >
        {picture}
      </button>
      {bubble}
    </>
  );
}
