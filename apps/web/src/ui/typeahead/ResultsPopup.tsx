import { Tooltip } from '@base-ui/react/tooltip';
import type { ReactNode } from 'react';
import { floatingPlace } from '../floating/floating-place.ts';
import styles from './Typeahead.module.css';

interface ResultsPopupProps {
  /** The field that the results hang under. */
  anchor: HTMLElement | null;
  open: boolean;
  children: ReactNode;
}

/**
 * Where the results float. Not the library's own popup for them: that one hides the rest of the
 * page from screen readers, though its buttons can still be reached.
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
          {/* A press anywhere in the list leaves the focus in the field. */}
          <Tooltip.Popup className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
            {children}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
