import { second } from '../../clock.ts';
import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import type { OgImages } from '../og-images/index.ts';
import { sweepIntervalMs } from './battle-deadlines.ts';
import { addBattlesRoutes } from './battles-routes.ts';
import { type BattlesService, createBattlesService } from './battles-service.ts';
import type { EngineHost } from './engine/engine-host.ts';
import type { LinesOfLeader } from './leader-lines.ts';

interface BattlesUses {
  engine: EngineHost;
  linesOf: LinesOfLeader;
  ogImages: OgImages;
}

export interface BattlesFeature extends Feature, Pick<BattlesService, 'findSide' | 'readNews'> {}

/** Duels whose step is due are looked for this often; whoever reads one does what is due, too. */
const settleIntervalMs = second;

export function createBattlesFeature(
  core: Core,
  { engine, linesOf, ogImages }: BattlesUses,
): BattlesFeature {
  const battles = createBattlesService({ ...core, engine, linesOf });
  return {
    routes: (app) => addBattlesRoutes(app, battles, ogImages),
    jobs: [
      { run: battles.sweepDeadlines, every: sweepIntervalMs, failure: 'overdue battles not ended' },
      { run: battles.settleDueDuels, every: settleIntervalMs, failure: 'due duels not settled' },
    ],
    preview: battles.replayPreview.resolvePreview,
    close: battles.close,
    findSide: battles.findSide,
    readNews: battles.readNews,
  };
}
