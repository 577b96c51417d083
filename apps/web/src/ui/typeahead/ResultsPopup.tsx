import { Tooltip } from '@base-ui/react/tooltip';
import type { ReactNode } from 'react';
import { floatingPlace } from '../floating/floating-place.ts';
import styles from './Typeahead.module.css';

interface ResultsPopupProps {
  /** The field above the results. */
  anchor: HTMLElement | null;
  open: boolean;
  children: ReactNode;
}

/**
 * The popup of results. Not Base UI's own, which hides the rest of the page from screen readers
 * although its buttons are still reachable.
 */
export function ResultsPopup({ anchor, open, children }: ResultsPopupProps) {
  const { container, positionMethod, collisionPadding } = floatingPlace(anchor);
  return (
    <Tooltip.Root open={open}>
      <Tooltip.Portal container={container}>
        <Tooltip.Positioner
          className={styles.positioner}
          anchor={anchor}
          side="bottom"
          align="start"
          sideOffset={6}
          collisionPadding={collisionPadding}
          positionMethod={positionMethod}
        >
          {/* A press in the list keeps the focus in the field. */}
          <Tooltip.Popup className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
            {children}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
