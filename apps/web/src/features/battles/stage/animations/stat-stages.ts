import type { BattleEventOf } from '@poketorneo/contract';
import { around, aura, ringAt } from '../shared-animations.ts';
import { battleSound } from '../sounds.ts';
import type { EventAnimation } from './animation-context.ts';

/* Changes of stat stages, and other changes that a ring of light shows. */

export const boost: EventAnimation<BattleEventOf<'boost'>> = async ({
  event,
  run,
  getStage,
  commit,
}) => {
  commit();
  const stage = getStage();
  const figure = stage.figure(event.who);
  if (figure === null || event.by === 0) return;
  const isUp = event.by > 0;
  battleSound(isUp ? 'up' : 'down');
  await Promise.all([
    around(stage, run, figure, isUp ? 'arrowUp' : 'arrowDown', isUp),
    aura(stage, run, figure, isUp ? 4 : 3),
  ]);
};

/** Of one Pokémon, or of all. */
export const changed: EventAnimation<
  BattleEventOf<
    'set-boost' | 'reset-boosts' | 'swap-boosts' | 'copy-boosts' | 'invert-boosts' | 'cure-team'
  >
> = async ({ event, run, getStage, commit }) => {
  commit();
  if ('isSilent' in event && event.isSilent) return;
  const stage = getStage();
  const figures =
    event.who === undefined ? [...stage.side(1), ...stage.side(2)] : [stage.figure(event.who)];
  battleSound('shimmer');
  await Promise.all(figures.map((figure) => figure && ringAt(stage, run, figure, 10)));
};
