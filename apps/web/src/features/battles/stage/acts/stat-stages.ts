import type { BattleEventOf } from '@poketorneo/contract';
import { around, aura, ringAt } from '../motifs.ts';
import { battleSound } from '../sounds.ts';
import type { Act } from './scene.ts';

/* Stages of stats that rise, fall, or are set, and whatever else is put right with a ring of light. */

export const boost: Act<BattleEventOf<'boost'>> = async ({ event, run, theatre, show }) => {
  show();
  const stage = theatre();
  const figure = stage.figure(event.who);
  if (figure === null || event.by === 0) return;
  const isUp = event.by > 0;
  battleSound(isUp ? 'up' : 'down');
  await Promise.all([
    around(stage, run, figure, isUp ? 'arrowUp' : 'arrowDown', isUp),
    aura(stage, run, figure, isUp ? 4 : 3),
  ]);
};

/** Something about someone, or about everybody, is another way now. */
export const changed: Act<
  BattleEventOf<
    'set-boost' | 'reset-boosts' | 'swap-boosts' | 'copy-boosts' | 'invert-boosts' | 'cure-team'
  >
> = async ({ event, run, theatre, show }) => {
  show();
  if ('isSilent' in event && event.isSilent) return;
  const stage = theatre();
  const figures =
    event.who === undefined ? [...stage.side(1), ...stage.side(2)] : [stage.figure(event.who)];
  battleSound('shimmer');
  await Promise.all(figures.map((figure) => figure && ringAt(stage, run, figure, 10)));
};
