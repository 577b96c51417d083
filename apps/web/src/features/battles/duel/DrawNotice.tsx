import type { DuelState } from '@poketorneo/contract';
import { foeOf, ofSide } from '@poketorneo/rules/battle';
import styles from './DuelTools.module.css';

/** What became of the draw that the player has offered in this step; beside the own plates. */
export function DrawNotice({ duel: { contestants, side, drawOffer } }: { duel: DuelState }) {
  const foe = ofSide(contestants, foeOf(side)).name;
  const notices = {
    own: 'Hai proposto il pareggio',
    refused: (
      <>
        <span className={styles.name}>{foe}</span> rifiuta il pareggio
      </>
    ),
    // It has buttons.
    foe: null,
  };
  const notice = drawOffer && notices[drawOffer];
  return (
    <div className={styles.notice} role="status">
      {notice !== null && <p className={styles.words}>{notice}</p>}
    </div>
  );
}
