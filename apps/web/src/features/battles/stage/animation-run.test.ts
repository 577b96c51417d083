import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AnimationRun } from './animation-run.ts';

/** The part of `Animation` that a run uses. */
class FakeAnimation extends EventTarget {
  playbackRate = 1;
  state = 'running';

  pause() {
    this.state = 'paused';
  }
  play() {
    this.state = 'running';
  }
  finish() {
    this.state = 'finished';
    this.dispatchEvent(new Event('finish'));
  }
  cancel() {
    this.state = 'idle';
    this.dispatchEvent(new Event('cancel'));
  }
}

const page = Object.assign(new EventTarget(), {
  hidden: false,
  documentElement: {},
});
let animations: FakeAnimation[] = [];
let moved: unknown[] = [];
const element = {
  animate: (frames: unknown[]) => {
    moved.push(...frames);
    const animation = new FakeAnimation();
    animations.push(animation);
    return animation;
  },
};
const timing = { duration: 300 };
const frames = [{ opacity: 0 }, { opacity: 1 }];

beforeEach(() => {
  animations = [];
  moved = [];
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
  return () => vi.unstubAllGlobals();
});

describe('a run', () => {
  it('plays at its speed and holds the last frame until it ends', async () => {
    const run = new AnimationRun({ speed: 2 });
    const playing = run.play(element, frames, timing);
    expect(animations[0]?.playbackRate).toBe(2);
    animations[0]?.finish();
    await playing;
    run.end();
    expect(animations[0]?.state).toBe('idle');
  });

  it('animates nothing if it is skipped', async () => {
    const run = new AnimationRun({ speed: 'skip' });
    await run.play(element, frames, timing);
    expect(run.isSkipped).toBe(true);
    expect(animations).toEqual([]);
  });

  it('finishes all animations on abort, and starts no more', async () => {
    const abort = new AbortController();
    const run = new AnimationRun({ speed: 1, signal: abort.signal });
    const playing = run.play(element, frames, timing);
    abort.abort();
    await playing;
    await run.play(element, frames, timing);
    expect(animations.map(({ state }) => state)).toEqual(['finished']);
  });

  it('pauses while the page is hidden', () => {
    const run = new AnimationRun({ speed: 1 });
    void run.play(element, frames, timing);
    page.hidden = true;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(animations[0]?.state).toBe('paused');
    void run.play(element, frames, timing);
    expect(animations[1]?.state).toBe('paused');
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(animations.map(({ state }) => state)).toEqual(['running', 'running']);
  });

  it('fades without motion under reduced motion', () => {
    vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) });
    const run = new AnimationRun({ speed: 1 });
    void run.play(element, [{ transform: 'scale(2)', opacity: 0 }, { opacity: 1 }], timing);
    expect(run.isStill).toBe(true);
    expect(moved).toEqual([{ opacity: 0 }, { opacity: 1 }]);
  });

  it('removes a transient element after its animation', async () => {
    const run = new AnimationRun({ speed: 1 });
    const remove = vi.fn();
    const passing = { ...element, remove };
    const played = run.playTransient({ append: vi.fn() }, passing, frames, timing);
    run.end();
    expect(remove).not.toHaveBeenCalled();
    animations[0]?.finish();
    await played;
    expect(remove).toHaveBeenCalledOnce();
  });

  it('removes added elements at its end', () => {
    const run = new AnimationRun({ speed: 1 });
    const remove = vi.fn();
    const append = vi.fn();
    run.add({ append }, { remove });
    run.end();
    expect(append).toHaveBeenCalledOnce();
    expect(remove).toHaveBeenCalledOnce();
  });

  it('lets detached animations continue after its end', () => {
    const run = new AnimationRun({ speed: 1 });
    void run.playDetached(element, frames, timing);
    run.end();
    expect(animations[0]?.state).toBe('running');
  });
});
