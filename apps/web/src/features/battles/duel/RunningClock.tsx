import type { BattleSide, DuelClock } from '@poketorneo/contract';
import { ofSide } from '@poketorneo/rules/battle';
import { useEffect, useState } from 'react';
import { soundEffects } from '../../../lib/sound.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { battleSound } from '../stage/sounds.ts';
import { formatTime, type SideTime, spellTime, timeOf } from './clock.ts';
import styles from './DuelClock.module.css';

const tickMs = 200;
/** The last seconds are red, and heard. */
const urgentMs = 10_000;

interface RunningClockProps {
  /** What turns `performance.now()` into the server's time. */
  link: { readonly serverOffset: number };
  clock: DuelClock;
  side: BattleSide;
  isRunning: boolean;
  isOwn: boolean;
  name: string;
}

/** The time of a side: the free seconds of this step, then its bank. */
export function RunningClock({ link, clock, side, isRunning, isOwn, name }: RunningClockProps) {
  const time = useSideTime({ link, clock, side, isRunning });
  const left = time.free + time.bank;
  const isUrgent = isRunning && left <= urgentMs;
  useAlarm(isOwn && isUrgent ? Math.ceil(left / 1000) : null);
  const isFree = time.free > 0;
  const bank = ofSide(clock.banks, side);
  const share = isFree ? time.free / clock.free : bank === 0 ? 0 : time.bank / bank;
  return (
    <div
      className={styles.clock}
      // Its changes are not announced.
      role="timer"
      aria-label={labelOf(isOwn ? 'Il tuo tempo' : `Il tempo di ${name}`, time, isRunning)}
      data-own={isOwn || undefined}
      data-running={isRunning || undefined}
      data-urgent={isUrgent || undefined}
      data-bank={!isFree || undefined}
    >
      <span className={styles.track} aria-hidden="true">
        <span className={styles.fill} style={{ transform: `scaleX(${share.toFixed(3)})` }} />
      </span>
      <span className={styles.time} aria-hidden="true">
        {isFree ? (
          <>
            {formatTime(time.free)}
            {time.bank > 0 && <small className={styles.bank}> +{formatTime(time.bank)}</small>}
          </>
        ) : (
          formatTime(time.bank)
        )}
      </span>
      {isOwn && (
        <VisuallyHidden role="status">{isUrgent ? 'Ti restano dieci secondi' : ''}</VisuallyHidden>
      )}
    </div>
  );
}

function labelOf(whose: string, { free, bank }: SideTime, isRunning: boolean): string {
  if (!isRunning) return `${whose} è fermo. Riserva: ${spellTime(bank)}`;
  if (free === 0) return `${whose}: ${spellTime(bank)} di riserva`;
  return bank === 0
    ? `${whose}: ${spellTime(free)}`
    : `${whose}: ${spellTime(free)}, poi ${spellTime(bank)} di riserva`;
}

/** The time of a running clock; a stopped one keeps what it has shown. */
function useSideTime({
  link,
  clock,
  side,
  isRunning,
}: Pick<RunningClockProps, 'link' | 'clock' | 'side' | 'isRunning'>): SideTime {
  const timeNow = () => timeOf(clock, side, performance.now() + link.serverOffset);
  // A side that has not been seen running in this step has its whole time.
  const [time, setTime] = useState(() =>
    isRunning ? timeNow() : { free: clock.free, bank: ofSide(clock.banks, side) },
  );
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      setTime((shown) => {
        const now = timeOf(clock, side, performance.now() + link.serverOffset);
        const isSame =
          formatTime(shown.free) === formatTime(now.free) &&
          formatTime(shown.bank) === formatTime(now.bank);
        return isSame ? shown : now;
      });
    }, tickMs);
    return () => clearInterval(timer);
  }, [link, clock, side, isRunning]);
  return time;
}

/**
 * A sound and a short vibration at the beginning of the last seconds, then at each of the last
 * five.
 */
function useAlarm(secondsLeft: number | null): void {
  useEffect(() => {
    if (secondsLeft === null || secondsLeft === 0) return;
    const isFirst = secondsLeft === urgentMs / 1000;
    if (!isFirst && secondsLeft > 5) return;
    battleSound(isFirst ? 'low-hp' : 'select');
    if (soundEffects.get() === 'on') navigator.vibrate?.(isFirst ? 200 : 40);
  }, [secondsLeft]);
}
