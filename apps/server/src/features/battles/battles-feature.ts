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

/** What the challenges of players need of battles. */
export interface BattlesFeature
  extends Feature,
    Pick<BattlesService, 'engineVersion' | 'offerDraw' | 'answerDraw'> {
  /** Plays battles of the AI while nobody fights. */
  weighing: Pick<EngineHost, 'weigh' | 'isIdle'>;
}

export function createBattlesFeature(
  core: Core,
  { engine, linesOf, ogImages }: BattlesUses,
): BattlesFeature {
  const battles = createBattlesService({ ...core, engine, linesOf });
  const { engineVersion, offerDraw, answerDraw } = battles;
  return {
    engineVersion,
    offerDraw,
    answerDraw,
    weighing: engine,
    routes: (app) => addBattlesRoutes(app, battles, ogImages),
    jobs: [
      { run: battles.sweepDeadlines, every: sweepIntervalMs, failure: 'overdue battles not ended' },
    ],
    preview: battles.replayPreview.resolvePreview,
    close: battles.close,
  };
}
