import { afterEach, beforeEach, vi } from 'vitest';

class FakeAnimation extends EventTarget {
  playbackRate = 1;
  pause() {}
  play() {}
  finish() {}
  cancel() {}
}

/** What animations do to the elements of the stage, since the test began. */
export const recorded = {
  /** Added to the stage and not yet removed. */
  added: new Set<object>(),
  /** Names of the properties of all frames. */
  animated: new Set<string>(),
};

class FakeElement {
  readonly style = { setProperty: () => undefined };
  readonly dataset = {};
  readonly clientHeight = 140;
  readonly #parts: object[] = [];
  querySelector() {
    return new FakeElement();
  }
  append(part: object) {
    recorded.added.add(part);
    this.#parts.push(part);
  }
  remove() {
    for (const part of [this, ...this.#parts]) recorded.added.delete(part);
  }
  getAnimations() {
    return [];
  }
  animate(frames: readonly object[], { duration = 0, delay = 0, iterations = 1 }) {
    for (const frame of frames) for (const name of Object.keys(frame)) recorded.animated.add(name);
    const animation = new FakeAnimation();
    setTimeout(() => animation.dispatchEvent(new Event('finish')), delay + duration * iterations);
    return animation;
  }
}

/** An element whose animations finish in the time of the fake timers. */
export function fakeElement(): HTMLElement {
  return new FakeElement() as unknown as HTMLElement;
}

export function stubMotion(isReduced: boolean): void {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: isReduced }) });
}

/** Before each test: a page of fake elements, fake timers, and no reduced motion. */
export function setUpFakeStage(): void {
  beforeEach(() => {
    recorded.added.clear();
    recorded.animated.clear();
    vi.useFakeTimers();
    const page = { hidden: false, documentElement: fakeElement(), createElement: fakeElement };
    vi.stubGlobal('document', Object.assign(new EventTarget(), page));
    stubMotion(false);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}
