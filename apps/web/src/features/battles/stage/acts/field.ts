import type { BattleEventOf } from '@poketorneo/contract';
import { battleSound } from '../sounds.ts';
import type { Act } from './scene.ts';

/* Weather, and what lies over the field or a side. */

const skies = { sun: '#ffd27a', rain: '#2a4f8f', sandstorm: '#c79a52', hail: '#d5efff' } as const;

export const weather: Act<BattleEventOf<'weather'>> = async ({ event, run, theatre, show }) => {
  const stage = theatre();
  if (event.weather !== null && !event.isUpkeep) {
    battleSound('wind');
    void stage.tint(run, skies[event.weather], 0.5, 900);
    await run.wait(320);
  }
  show();
  await run.wait(event.weather === null ? 300 : 380);
};

export const field: Act<BattleEventOf<'field-start' | 'side-start'>> = async ({
  event,
  run,
  theatre,
  show,
}) => {
  const stage = theatre();
  battleSound('shimmer');
  if (event.kind === 'field-start') void stage.tint(run, '#b98cff', 0.4, 600);
  show();
  await run.wait(420);
};
