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

/** Shorter than `outageMs` of the rules takes for an outage. */
const duelIntervalMs = second;

/** What challenges and the live stream need of battles. */
export interface BattlesFeature
  extends Feature,
    Pick<
      BattlesService,
      | 'answerDraw'
      | 'asVisitor'
      | 'engineVersion'
      | 'findSide'
      | 'offerDraw'
      | 'readNews'
      | 'watching'
    > {
  /** Plays battles of the AI while the engine is idle. */
  weighing: Pick<EngineHost, 'weigh' | 'isIdle'>;
}

export function createBattlesFeature(
  core: Core,
  { engine, linesOf, ogImages }: BattlesUses,
): BattlesFeature {
  const battles = createBattlesService({ ...core, engine, linesOf });
  const { answerDraw, asVisitor, engineVersion, findSide, offerDraw, readNews, watching } = battles;
  return {
    answerDraw,
    asVisitor,
    engineVersion,
    findSide,
    offerDraw,
    readNews,
    watching,
    weighing: engine,
    routes: (app) => addBattlesRoutes(app, battles, ogImages),
    jobs: [
      { run: battles.sweepDeadlines, every: sweepIntervalMs, failure: 'overdue battles not ended' },
      { run: battles.keepDuelsGoing, every: duelIntervalMs, failure: 'duels not kept going' },
    ],
    preview: battles.replayPreview.resolvePreview,
    close: battles.close,
  };
}
