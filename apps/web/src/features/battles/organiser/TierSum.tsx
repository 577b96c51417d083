import type { ResponseOf } from '@poketorneo/contract';
import type * as contract from '@poketorneo/contract/endpoints';
import styles from './TierSum.module.css';

export type RefereeSheetData = ResponseOf<typeof contract.battles.refereeSheet>;

/** The tier sum of the player's team against the leader's limit. */
export function TierSum({ sheet }: { sheet: RefereeSheetData }) {
  const { tierSum, tierTot, isAnyTierAllowed } = sheet;
  const isOver = !isAnyTierAllowed && tierSum > tierTot;
  return (
    <span className={styles.sum} data-over={isOver || undefined}>
      Tier {tierSum}
      {isAnyTierAllowed ? ', vale ogni tier' : ` su ${tierTot}`}
      {isOver && ': troppo alto!'}
    </span>
  );
}
