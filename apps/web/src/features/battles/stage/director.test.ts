import type { BattleEvent } from '@poketorneo/contract';
import { emptyView } from '@poketorneo/rules/battle';
import { beforeEach, expect, it, vi } from 'vitest';
import { Director, StageGone } from './director.ts';
import { layoutOf } from './layout.ts';
import type { StageParts } from './stage-types.ts';

const event: BattleEvent = { kind: 'faint', who: { side: 1, place: 1 } };
const after = emptyView(1, [1, 1], 'singles');

beforeEach(() => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
  vi.stubGlobal('reportError', vi.fn());
  return () => vi.unstubAllGlobals();
});

function emptyStage(): StageParts {
  return {
    root: { querySelector: () => null },
    layout: layoutOf(390, 430, 'singles'),
    props: {
      view: after,
      side: 1,
      isOwnSideExact: true,
      format: 'singles',
      arena: { typeId: 6, championOf: null },
      foeLabel: 'nemico',
      teamSizes: [1, 1],
      terms: { moves: {}, abilities: {}, items: {}, forms: {} },
    },
  };
}

it.each([
  ['skipped', { speed: 'skip' }, emptyStage],
  ['played on an empty stage', { speed: 1 }, emptyStage],
  ['aborted before it begins', { speed: 1, signal: AbortSignal.abort() }, emptyStage],
  [
    'played on a stage that is gone',
    { speed: 1 },
    () => {
      throw new Error('The stage is gone');
    },
  ],
] as const)('commits once an event that is %s', async (_, cue, stage) => {
  const commit = vi.fn();
  await new Director(stage).animate(event, { ...cue, after, commit });
  expect(commit).toHaveBeenCalledOnce();
});

it('reports an animation that fails, and resolves', async () => {
  const director = new Director(() => {
    throw new Error('The stage is gone');
  });
  const speaker = { name: 'Brock', picture: 'leaders/kanto-1.svg', line: 'Fatti sotto!' };
  await director.introduce(speaker, { speed: 1 });
  await director.close({ outcome: 'win', headline: 'Vittoria!', speaker }, { speed: 1 });
  expect(reportError).toHaveBeenCalledTimes(2);
});

it('does not report that the page was left', async () => {
  vi.doMock('./effects.ts', () => ({ speak: vi.fn() }));
  const director = new Director(() => {
    throw new StageGone();
  });
  await director.speak({ name: 'Brock', picture: 'leaders/kanto-1.svg', line: '' }, { speed: 1 });
  expect(reportError).not.toHaveBeenCalled();
});
