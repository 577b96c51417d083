import { afterEach, expect, it } from 'vitest';
import { minute } from '../../clock.ts';
import { createTestCore, type TestCore } from '../../testing/create-test-core.ts';
import { createDuelsFeature } from './index.ts';

let core: TestCore;
afterEach(() => core.close());

const notAsked = (): never => {
  throw new Error('No job of duels asks for it');
};

/** The battles that weigh teams in one run of each job of duels, while the engine is idle. */
async function weighingBattles({ weighsTeams }: { weighsTeams: boolean }): Promise<number> {
  core = await createTestCore({ seeded: true, weighsTeams });
  let battles = 0;
  const weighing = {
    isIdle: () => true,
    weigh: async () => {
      battles += 1;
      return null;
    },
  };
  const { jobs = [] } = createDuelsFeature(core, {
    battles: { weighing, engineVersion: notAsked, offerDraw: notAsked, answerDraw: notAsked },
  });
  // The stock rests after the start.
  core.advance(minute);
  for (const { run } of jobs) await run();
  return battles;
}

it('drawn teams are weighed while the engine is idle', async () => {
  expect(await weighingBattles({ weighsTeams: true })).toBeGreaterThan(0);
});

it('no teams are weighed with WEIGH_TEAMS=false', async () => {
  expect(await weighingBattles({ weighsTeams: false })).toBe(0);
});
