import { hour } from '../../clock.ts';
import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import { refreshBoard } from './board.ts';

export function createRatingsFeature(core: Core): Feature {
  return {
    jobs: [
      {
        run: () => refreshBoard(core, core.clock),
        every: hour,
        failure: 'scores of duels not refreshed',
      },
    ],
  };
}
