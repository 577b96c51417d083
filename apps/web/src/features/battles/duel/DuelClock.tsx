import type { BattleSide, BattleState, DuelState } from '@poketorneo/contract';
import { ofSide } from '@poketorneo/rules/battle';
import { useQuery } from '@tanstack/react-query';
import { duelQueries } from '../../duels/index.ts';
import type { BattleLink } from '../battle/battle-link.ts';
import { isClockRunning } from './clock.ts';
import { DrawNotice } from './DrawNotice.tsx';
import styles from './DuelClock.module.css';
import { duelOf } from './duel-of.ts';
import { Emote } from './Emote.tsx';
import { RunningClock } from './RunningClock.tsx';
import { useLastClock } from './use-last-clock.ts';

interface DuelClockProps {
  link: BattleLink;
  battle: BattleState;
  isEnded: boolean;
  side: BattleSide;
}

/** What a duel has below the plates of a side: the clock, and what its player says and does. */
export function DuelClock({ battle, ...props }: DuelClockProps) {
  const duel = duelOf(battle);
  return duel && <SideOfDuel {...props} duel={duel} />;
}

function SideOfDuel({
  link,
  duel,
  isEnded,
  side,
}: Omit<DuelClockProps, 'battle'> & { duel: DuelState }) {
  const { data: settings } = useQuery(duelQueries.settings());
  const { clock, step } = useLastClock(duel, isEnded);
  const { name } = ofSide(duel.contestants, side);
  const isOwn = side === duel.side;
  const isHeard = isOwn || settings?.emotes === true;
  return (
    <>
      <div className={styles.place}>
        {clock === null ? (
          // The place stays when the duel is over: nothing moves.
          <div className={styles.clock} data-empty />
        ) : (
          <RunningClock
            key={step}
            link={link}
            clock={clock}
            side={side}
            isRunning={isClockRunning(duel, side)}
            hasChosen={isOwn && duel.isSealed}
            isOwn={isOwn}
            name={name}
          />
        )}
        {!isOwn && (
          <p className={styles.away} role="status">
            {duel.isFoeAway && `${name} non è qui`}
          </p>
        )}
      </div>
      {isOwn && <DrawNotice duel={duel} />}
      <Emote said={isHeard ? ofSide(duel.emotes, side) : null} name={isOwn ? 'Tu' : name} />
    </>
  );
}
