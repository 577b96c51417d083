import type { Move } from '@poketorneo/contract';
import { InfoPopover } from '../info-popover/InfoPopover.tsx';
import { TypeSign } from '../type-icon/TypeSign.tsx';
import styles from './MoveDetails.module.css';
import { MoveDetails } from './MoveDetails.tsx';

/** A move's name with its details in a bubble. */
export function MovePopover({ move, className }: { move: Move; className?: string | undefined }) {
  return (
    <InfoPopover
      className={className}
      label={
        <span className={styles.name}>
          <TypeSign type={move.type} decorative className={styles.sign} />
          {move.name}
        </span>
      }
      title={move.name}
    >
      <MoveDetails move={move} />
    </InfoPopover>
  );
}
