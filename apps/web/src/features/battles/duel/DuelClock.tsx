import type { BattleSide, BattleState } from '@poketorneo/contract';
import { ofSide } from '@poketorneo/rules/battle';
import type { BattleLink } from '../battle/battle-link.ts';
import { isClockRunning } from './clock.ts';
import styles from './DuelClock.module.css';
import { duelOf } from './duel-of.ts';
import { RunningClock } from './RunningClock.tsx';

interface DuelClockProps {
  link: BattleLink;
  battle: BattleState;
  side: BattleSide;
}

/** The clock below the plates of a side. */
export function DuelClock({ link, battle, side }: DuelClockProps) {
  const duel = duelOf(battle);
  if (duel === null) return null;
  // The place stays when the duel is over: nothing moves.
  if (duel.clock === null) return <div className={styles.clock} data-empty />;
  const { name } = ofSide(duel.contestants, side);
  const isOwn = side === duel.side;
  return (
    <div className={styles.place}>
      <RunningClock
        key={duel.step}
        link={link}
        clock={duel.clock}
        side={side}
        isRunning={isClockRunning(duel, side)}
        hasChosen={isOwn && duel.isSealed}
        isOwn={isOwn}
        name={name}
      />
      {!isOwn && (
        <p className={styles.away} role="status">
          {duel.isFoeAway && `${name} non è qui`}
        </p>
      )}
    </div>
  );
}
