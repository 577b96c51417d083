import type { Challenger } from '@poketorneo/contract';
import { assetUrl } from '../../../lib/asset-url.ts';
import { counted } from '../../../ui/format/counts.ts';
import { idleReason } from '../progress.ts';
import styles from './NextLeader.module.css';

/** The next leader of a challenger, and the attempts so far. */
export function NextLeader({ challenger }: { challenger: Challenger }) {
  const { nextLeader, tournaments } = challenger;
  if (nextLeader === null) {
    // Without a tournament, TournamentProgress shows the reason.
    return tournaments.length === 0 ? null : (
      <p className={styles.none}>{idleReason(challenger)}</p>
    );
  }
  const { name, sprite, numberOfMatches } = nextLeader;
  return (
    <div className={styles.next}>
      <img
        className={styles.portrait}
        src={assetUrl(sprite)}
        alt=""
        width={44}
        height={44}
        loading="lazy"
      />
      <div className={styles.words}>
        <p className={styles.label}>Prossima lotta</p>
        <p className={styles.name}>{name}</p>
        <p className={styles.label}>{counted(numberOfMatches, 'tentativo', 'tentativi')}</p>
      </div>
    </div>
  );
}
