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
  /** Stopped by a choice. */
  hasChosen?: boolean;
  isOwn: boolean;
  name: string;
}

/** The time of a side: the free seconds of this step, then its bank. */
export function RunningClock({
  link,
  clock,
  side,
  isRunning,
  hasChosen = false,
  isOwn,
  name,
}: RunningClockProps) {
  const shown = useSideTime({ link, clock, side, isRunning, hasChosen });
  const time = shown ?? { free: 0, bank: ofSide(clock.banks, side) };
  const left = time.free + time.bank;
  const isUrgent = isRunning && left <= urgentMs;
  useAlarm(isOwn && isUrgent ? Math.ceil(left / 1000) : null);
  const isFree = time.free > 0;
  const bank = ofSide(clock.banks, side);
  const share =
    shown === null ? 1 : isFree ? time.free / clock.free : bank === 0 ? 0 : time.bank / bank;
  const whose = isOwn ? 'Il tuo tempo' : `Il tempo di ${name}`;
  return (
    <div
      className={styles.clock}
      // Its changes are not announced.
      role="timer"
      aria-label={shown === null ? `${whose} è fermo` : labelOf(whose, time, isRunning)}
      data-own={isOwn || undefined}
      data-running={isRunning || undefined}
      data-urgent={isUrgent || undefined}
      data-bank={(shown !== null && !isFree) || undefined}
    >
      <span className={styles.track} aria-hidden="true">
        <span className={styles.fill} style={{ transform: `scaleX(${share.toFixed(3)})` }} />
      </span>
      <span className={styles.time} aria-hidden="true">
        {shown === null ? (
          'Fatto'
        ) : isFree ? (
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

type SideTimeProps = Pick<RunningClockProps, 'link' | 'clock' | 'side' | 'isRunning' | 'hasChosen'>;

/**
 * The time of a running clock; a stopped one keeps what it has shown. Null if it was stopped before
 * it was shown: on another device, or before the page was reloaded.
 */
function useSideTime({ link, clock, side, isRunning, hasChosen }: SideTimeProps): SideTime | null {
  const [time, setTime] = useState(() => {
    if (isRunning) return timeOf(clock, side, performance.now() + link.serverOffset);
    // A side that is not asked in this step has its whole time.
    return hasChosen ? null : { free: clock.free, bank: ofSide(clock.banks, side) };
  });
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      setTime((shown) => {
        const now = timeOf(clock, side, performance.now() + link.serverOffset);
        const isSame =
          shown !== null &&
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
