import { Tooltip } from '@base-ui/react/tooltip';
import type { PointerEventHandler, ReactNode } from 'react';
import { floatingPlace } from '../floating/floating-place.ts';
import styles from './InfoPopup.module.css';

export interface InfoPopupProps {
  id: string;
  open: boolean;
  /** The element that the bubble points at. */
  trigger: HTMLElement | null;
  title: ReactNode;
  children: ReactNode;
  onDismiss: () => void;
  onPointerEnter: PointerEventHandler;
  onPointerLeave: PointerEventHandler;
}

/**
 * The bubble. Base UI's Tooltip, not its Popover: it never takes the focus, so that tabbing past it
 * does not move the focus.
 */
export function InfoPopup({
  id,
  open,
  trigger,
  title,
  children,
  onDismiss,
  ...handlers
}: InfoPopupProps) {
  const { container, positionMethod, collisionPadding } = floatingPlace(trigger);
  return (
    <Tooltip.Root
      open={open}
      onOpenChange={(_, { reason, event }) => {
        const isOnTrigger =
          event.target instanceof Node && trigger?.contains(event.target) === true;
        if (reason === 'escape-key' || (reason === 'outside-press' && !isOnTrigger)) onDismiss();
      }}
    >
      <Tooltip.Portal container={container}>
        <Tooltip.Positioner
          className={styles.positioner}
          anchor={trigger}
          positionMethod={positionMethod}
          sideOffset={8}
          collisionPadding={collisionPadding}
        >
          <Tooltip.Popup {...handlers} id={id} role="tooltip" className={styles.popup}>
            <Tooltip.Arrow className={styles.arrow} />
            {title !== undefined && <p className={styles.title}>{title}</p>}
            <div className={styles.text}>{children}</div>
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
