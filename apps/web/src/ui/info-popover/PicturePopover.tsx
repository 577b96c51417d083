import type { ReactNode } from 'react';
import styles from './PicturePopover.module.css';
import { useActivation } from './use-activation.ts';
import { useBubble } from './use-bubble.tsx';

interface PicturePopoverProps {
  /** The trigger itself is unstyled. */
  picture: ReactNode;
  /** The trigger's name, if the picture has no text. */
  'aria-label'?: string | undefined;
  title?: ReactNode;
  /** Content of the bubble, without controls; mounted only while visible. */
  children: ReactNode;
  className?: string | undefined;
  /** Called by a click, a double tap or Enter; without it a press pins the bubble. */
  onActivate?: (() => void) | undefined;
}

/** A picture with an explanation in a bubble, on hover, keyboard focus or tap. */
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
