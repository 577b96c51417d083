import { type MusicName, musicMargin, musicSeconds } from '@poketorneo/gen4/music';
import { expect, test, vi } from 'vitest';
import { createStore } from './create-store.ts';
import { createMusicPlayer } from './music-player.ts';

/** A gain that reaches its target at once. */
function makeGain() {
  const gain = {
    value: 1,
    setTargetAtTime: vi.fn((target: number) => {
      gain.value = target;
    }),
  };
  return gain;
}

/** A fake of Web Audio whose clock the test advances. */
function makeContext() {
  const sources: ReturnType<typeof makeSource>[] = [];
  const outputs: { gain: ReturnType<typeof makeGain>; disconnect: () => void }[] = [];
  const makeSource = () =>
    Object.assign(new EventTarget(), {
      buffer: null as unknown,
      loop: false,
      loopStart: 0,
      loopEnd: 0,
      start: vi.fn(),
      stop: vi.fn(),
      connect: vi.fn(),
      disconnect: vi.fn(),
    });
  const context = {
    currentTime: 10,
    state: 'running',
    destination: { connect: vi.fn(), disconnect: vi.fn() },
    decodeAudioData: async (bytes: ArrayBuffer) => ({ of: bytes.byteLength }),
    createGain: () => {
      const node = {
        gain: makeGain(),
        connect: vi.fn(),
        disconnect: vi.fn(),
      };
      outputs.push(node);
      return node;
    },
    createBufferSource: () => {
      const source = makeSource();
      sources.push(source);
      return source;
    },
    suspend: async () => {
      context.state = 'suspended';
    },
    resume: async () => {
      context.state = 'running';
    },
  };
  return { context, sources, outputs };
}

/** A visible page after a gesture, with music on. */
function makePlayer() {
  const { context, sources, outputs } = makeContext();
  const page = {
    switchedTo: createStore<'on' | 'off'>('on'),
    isUnlocked: createStore(true),
    isHidden: createStore(false),
    cryIsHeard: createStore(false),
  };
  const make = vi.fn(() => context);
  const load = vi.fn(async (_name: MusicName) => new ArrayBuffer(8));
  const player = createMusicPlayer({ ...page, makeContext: make, load });
  return { player, page, make, load, context, sources, outputs };
}

/** Waits until all promises are settled. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

async function playing(name: MusicName = 'battle') {
  const parts = makePlayer();
  parts.player.play(name);
  await settled();
  return parts;
}

test('repeats exactly one round, from its beginning', async () => {
  const { sources, load } = await playing('champion');
  expect(load.mock.calls).toEqual([['champion']]);
  expect(sources).toHaveLength(1);
  expect(sources[0]).toMatchObject({
    loop: true,
    loopStart: musicMargin,
    loopEnd: musicMargin + musicSeconds.champion,
  });
  expect(sources[0]?.start).toHaveBeenCalledExactlyOnceWith(0, musicMargin);
});

test.each([
  ['while it is switched off', 'switchedTo', 'off', 'on'],
  ['before the first gesture', 'isUnlocked', false, true],
  ['in a page that is not seen', 'isHidden', true, false],
] as const)('fetches nothing %s, and begins when that has changed', async (_, what, no, yes) => {
  const { player, page, make, load, sources } = makePlayer();
  const condition = page[what] as { set: (value: unknown) => void };
  condition.set(no);
  player.play('battle');
  await settled();
  expect(load).not.toHaveBeenCalled();
  expect(make).not.toHaveBeenCalled();

  condition.set(yes);
  await settled();
  expect(sources).toHaveLength(1);
});

test('fades out when switched off, and starts again when switched on', async () => {
  const { page, context, sources, outputs, load } = await playing();
  page.switchedTo.set('off');
  expect(outputs.at(-1)?.gain.value).toBe(0);
  const [[end] = []] = sources[0]?.stop.mock.calls ?? [];
  expect(end).toBeGreaterThan(context.currentTime);

  page.switchedTo.set('on');
  await settled();
  expect(sources).toHaveLength(2);
  expect(load).toHaveBeenCalledOnce();
});

test('suspends the context after the fade-out', async () => {
  const { player, context, sources, outputs } = await playing();
  player.stop();
  expect(context.state).toBe('running');
  sources[0]?.dispatchEvent(new Event('ended'));
  expect(context.state).toBe('suspended');
  expect(outputs.at(-1)?.disconnect).toHaveBeenCalled();
});

test('pauses while the page is hidden, then continues', async () => {
  const { page, context, sources } = await playing();
  page.isHidden.set(true);
  expect(context.state).toBe('suspended');
  page.isHidden.set(false);
  expect(context.state).toBe('running');
  expect(sources).toHaveLength(1);
  expect(sources[0]?.stop).not.toHaveBeenCalled();
});

test('music stopped while the page is hidden does not resume', async () => {
  const { player, page, outputs, context } = await playing();
  page.isHidden.set(true);
  player.stop();
  expect(outputs.at(-1)?.disconnect).toHaveBeenCalled();
  page.isHidden.set(false);
  expect(context.state).toBe('suspended');
});

test('is a quarter as loud while a cry is heard', async () => {
  const { page, outputs } = await playing();
  const gain = outputs[0]?.gain;
  const usual = gain?.value ?? 0;
  expect(usual).toBeGreaterThan(0);
  page.cryIsHeard.set(true);
  expect(gain?.value).toBeCloseTo(usual / 4);
  page.cryIsHeard.set(false);
  expect(gain?.value).toBe(usual);
});

test('a playing piece is not restarted', async () => {
  const { player, sources } = await playing();
  player.play('battle');
  await settled();
  expect(sources).toHaveLength(1);
});

test('another piece takes its place', async () => {
  const { player, sources, load } = await playing();
  player.play('champion');
  await settled();
  expect(sources).toHaveLength(2);
  expect(sources[0]?.stop).toHaveBeenCalledOnce();
  expect(sources[1]?.stop).not.toHaveBeenCalled();
  expect(load.mock.calls).toEqual([['battle'], ['champion']]);
});

test('a piece stopped while loading is not played', async () => {
  const { player, sources } = makePlayer();
  player.play('battle');
  player.stop();
  await settled();
  expect(sources).toHaveLength(0);
});

test('of two pieces being fetched, the last requested one is played', async () => {
  const { player, sources, load } = makePlayer();
  let arrive = (_file: ArrayBuffer) => {};
  load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  player.play('battle');
  player.play('champion');
  await settled();
  arrive(new ArrayBuffer(8));
  await settled();
  expect(sources.map(({ loopEnd }) => loopEnd)).toEqual([musicMargin + musicSeconds.champion]);
});

test('a piece requested again while loading is played once', async () => {
  const { player, sources, load } = makePlayer();
  let arrive = (_file: ArrayBuffer) => {};
  load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  player.play('battle');
  player.play('champion');
  player.play('battle');
  await settled();
  arrive(new ArrayBuffer(8));
  await settled();
  expect(sources.map(({ loopEnd }) => loopEnd)).toEqual([musicMargin + musicSeconds.battle]);
});

test('a failed piece is retried at the next request', async () => {
  const { player, sources, load } = makePlayer();
  load.mockRejectedValueOnce(new Error('gone'));
  player.play('battle');
  await settled();
  expect(sources).toHaveLength(0);
  player.play('battle');
  await settled();
  expect(sources).toHaveLength(1);
});
