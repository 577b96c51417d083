import type { BattleTerms } from '@poketorneo/contract';
import { emptyView } from '@poketorneo/rules/battle';
import { describe, expect, it, vi } from 'vitest';
import { AnimationRun } from '../animation-run.ts';
import type { Blow } from '../blow.ts';
import { layoutOf } from '../layout.ts';
import { moveAnimationOf } from '../move-animations/index.ts';
import { lookOf } from '../move-look.ts';
import { type Figure, StageElements } from '../stage-elements.ts';
import { fakeElement, recorded, setUpFakeStage, stubMotion } from '../testing/fake-stage.ts';
import { signatureMoves } from './index.ts';
import { signatureNames } from './signature-names.ts';

const longest = 1600;
const hitStop = 110;

setUpFakeStage();

const terms: BattleTerms = { moves: {}, abilities: {}, items: {}, forms: {} };
const layout = layoutOf(390, 400, 'singles');

function stageElements(): StageElements {
  return new StageElements({
    root: { querySelector: fakeElement } as unknown as HTMLElement,
    layout,
    props: {
      view: emptyView(1, [1, 1], 'singles'),
      side: 1,
      isOwnSideExact: true,
      format: 'singles',
      arena: { typeId: 1, championOf: null },
      foeLabel: 'nemico',
      teamSizes: [1, 1],
      terms,
    },
  });
}

function figure(isNear: boolean): Figure {
  const [spot] = isNear ? layout.near : layout.far;
  if (spot === undefined) throw new Error('The layout has no position');
  const point = { x: spot.x, depth: spot.depth };
  return {
    who: { side: isNear ? 1 : 2, place: 1 },
    isNear,
    spot,
    height: 140,
    feet: { ...point, y: spot.y },
    heart: { ...point, y: spot.y - 70 },
    body: fakeElement(),
    sprite: fakeElement(),
    flash: fakeElement(),
    shadow: fakeElement(),
    plate: fakeElement(),
  };
}

const blow: Blow = {
  size: 'huge',
  lost: 0.8,
  effect: 'strong',
  isCritical: true,
  isKnockOut: false,
  isRepeated: false,
};

/** Milliseconds until the work is done, and until nothing moves any more. */
async function timed(work: (run: AnimationRun) => Promise<unknown>): Promise<number> {
  const run = new AnimationRun({ speed: 1 });
  const begun = Date.now();
  let ended = Number.POSITIVE_INFINITY;
  const over = work(run).then(() => {
    ended = Date.now();
    run.end();
  });
  await vi.advanceTimersByTimeAsync(10_000);
  await over;
  return ended - begun;
}

describe.each(signatureNames)('%s', (name) => {
  const look = lookOf(name, undefined, false);
  const animation = moveAnimationOf(name, look);

  it('has an animation and a sound of its own', () => {
    expect(signatureMoves[name]?.travel).toBeDefined();
    expect(animation.sound).toBe(name);
  });

  it.each([
    ['near', true],
    ['far', false],
  ])(
    'takes at most 1.6 s from the %s side, moves only by transform and opacity, and leaves nothing',
    async (_, isNear) => {
      const stage = stageElements();
      const [user, target] = [figure(isNear), figure(!isNear)];
      const attack = { user, targets: [target], look };
      const hit = { user, target, look, blow };
      const launch = await timed(async (run) => {
        await animation.anticipate(stage, run, attack);
        await animation.travel(stage, run, attack);
      });
      const landing = await timed(async (run) => {
        await animation.impact(stage, run, hit);
        await animation.aftermath(stage, run, hit);
      });
      const hasImpact = landing > 0;
      expect(launch + (hasImpact ? hitStop + landing : 0)).toBeLessThanOrEqual(longest);
      expect(
        [...recorded.animated].filter((one) => !/^(transform|opacity|offset|easing)$/.test(one)),
      ).toEqual([]);
      expect(recorded.added.size).toBe(0);
    },
  );

  it('is a picture without motion under reduced motion', async () => {
    stubMotion(true);
    const user = figure(true);
    const attack = { user, targets: [figure(false)], look };
    await timed(async (run) => animation.still?.(stageElements(), run, attack));
    expect([...recorded.animated]).toEqual(['opacity', 'offset']);
    expect(recorded.added.size).toBe(0);
  });
});

it.each(['dig', 'fly', 'solar-beam'])('%s has a first turn of at most 1.6 s', async (name) => {
  const { prepare } = signatureMoves[name] ?? {};
  const user = figure(true);
  const attack = { user, targets: [user], look: lookOf(name, undefined, true) };
  const taken = await timed(async (run) => prepare?.(stageElements(), run, attack));
  expect(taken).toBeGreaterThan(400);
  expect(taken).toBeLessThanOrEqual(longest);
  expect(recorded.added.size).toBe(0);
});
