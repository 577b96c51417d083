import type { BattleSide, WatchedDuel } from '@poketorneo/contract';
import { ofSide } from '@poketorneo/rules/battle';
import { assetUrl } from '../../../lib/asset-url.ts';
import { isWatchedClockRunning } from '../duel/clock.ts';
import clockStyles from '../duel/DuelClock.module.css';
import { RunningClock } from '../duel/RunningClock.tsx';
import styles from './Duelist.module.css';
import type { WatchedLink } from './watched-link.ts';

interface DuelistProps {
  link: WatchedLink;
  duel: WatchedDuel;
  side: BattleSide;
}

/** Who fights on a side, with icon and clock, below its plates. */
export function Duelist({ link, duel, side }: DuelistProps) {
  const { name, picture } = ofSide(duel.contestants, side);
  return (
    <div className={styles.duelist}>
      {duel.clock === null ? (
        // The place stays when the duel is over: nothing moves.
        <div className={clockStyles.clock} data-empty />
      ) : (
        <RunningClock
          key={duel.step}
          link={link}
          clock={duel.clock}
          side={side}
          isRunning={isWatchedClockRunning(duel, side)}
          isOwn={false}
          name={name}
        />
      )}
      <p className={styles.name} data-duelist>
        <img
          src={assetUrl(picture)}
          alt=""
          width={24}
          height={24}
          className={styles.icon}
          decoding="async"
        />
        <span className={styles.words}>{name}</span>
      </p>
    </div>
  );
}
