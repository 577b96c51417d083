import { hour } from '../../clock.ts';
import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import type { BattlesFeature } from '../battles/index.ts';
import { addTrialsRoutes } from './trials-routes.ts';
import { createTrialsService } from './trials-service.ts';

interface TrialsUses {
  battles: Pick<BattlesFeature, 'asVisitor' | 'engineVersion'>;
}

/** Visitors' battles with lent Pokémon. */
export function createTrialsFeature(core: Core, { battles }: TrialsUses): Feature {
  const trials = createTrialsService({ ...core, battles });
  return {
    routes: (app) => addTrialsRoutes(app, trials),
    jobs: [{ run: trials.removeOld, every: hour, failure: 'old trials not removed' }],
  };
}
