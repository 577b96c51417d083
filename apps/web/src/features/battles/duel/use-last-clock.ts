import type { WatchedDuel } from '@poketorneo/contract';
import { useState } from 'react';

type Clocked = Pick<WatchedDuel, 'clock' | 'step'>;

/**
 * The duel with its last clock and the step of it, until its end has been shown: a clock that goes
 * before would tell that the duel is over.
 */
export function useLastClock<Duel extends Clocked>(duel: Duel, isEnded: boolean): Duel {
  const [{ clock, step }, setLast] = useState<Clocked>(duel);
  if (duel.clock !== null && duel.clock !== clock) setLast(duel);
  return duel.clock !== null || isEnded ? duel : { ...duel, clock, step };
}
