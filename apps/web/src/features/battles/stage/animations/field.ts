import type { BattleEventOf } from '@poketorneo/contract';
import { battleSound } from '../sounds.ts';
import type { EventAnimation } from './animation-context.ts';

/* Weather and effects on the field or a side. */

const skies = { sun: '#ffd27a', rain: '#2a4f8f', sandstorm: '#c79a52', hail: '#d5efff' } as const;

export const weather: EventAnimation<BattleEventOf<'weather'>> = async ({
  event,
  run,
  getStage,
  commit,
}) => {
  const stage = getStage();
  if (event.weather !== null && !event.isUpkeep) {
    battleSound('wind');
    void stage.tint(run, skies[event.weather], 0.5, 900);
    await run.wait(320);
  }
  commit();
  await run.wait(event.weather === null ? 300 : 380);
};

export const field: EventAnimation<BattleEventOf<'field-start' | 'side-start'>> = async ({
  event,
  run,
  getStage,
  commit,
}) => {
  const stage = getStage();
  battleSound('shimmer');
  if (event.kind === 'field-start') void stage.tint(run, '#b98cff', 0.4, 600);
  commit();
  await run.wait(420);
};
