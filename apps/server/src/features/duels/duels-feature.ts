import { hour, second } from '../../clock.ts';
import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import type { BattlesFeature } from '../battles/index.ts';
import { createNetworks } from '../same-person/index.ts';
import { createChallengesService } from './challenges-service.ts';
import { addDuelsRoutes } from './duels-routes.ts';
import { createEmotes } from './emotes.ts';
import { createMannersService } from './manners-service.ts';
import { createPairStock } from './pair-stock.ts';
import { createQueue, pairingIntervalMs } from './queue.ts';

interface DuelsUses {
  battles: Pick<BattlesFeature, 'engineVersion' | 'offerDraw' | 'answerDraw' | 'weighing'>;
}

export function createDuelsFeature(core: Core, { battles }: DuelsUses): Feature {
  const challenges = createChallengesService({ ...core, battles });
  const pairStock = createPairStock({ ...core, weighing: battles.weighing });
  const manners = createMannersService(core);
  const emotes = createEmotes(core);
  const queue = createQueue({ ...core, battles });
  const networks = createNetworks(core);
  return {
    routes: (app) => addDuelsRoutes(app, { challenges, manners, emotes, queue, battles, networks }),
    jobs: [
      {
        run: challenges.sweepExpired,
        every: 10 * second,
        failure: 'unanswered challenges not closed',
      },
      { run: queue.pair, every: pairingIntervalMs, failure: 'waiting players not paired' },
      { run: networks.forgetOld, every: hour, failure: 'old networks not forgotten' },
      ...(core.config.weighsTeams
        ? [{ run: pairStock.fill, every: second, failure: 'no pair of teams weighed' }]
        : []),
    ],
  };
}
