import { pauseWhileHidden } from '../../../lib/game-clock.ts';
import { prefersReducedMotion } from '../../../lib/motion.ts';
import type { Cue } from './stage-types.ts';

/** Properties that can be animated without layout or paint. */
export type Frame = {
  readonly transform?: string;
  readonly opacity?: number;
  readonly offset?: number;
  readonly easing?: string;
};

export interface Timing {
  readonly duration: number;
  readonly delay?: number;
  readonly easing?: string;
  readonly iterations?: number;
}

/** The part of `Animation` that a run uses. */
type SteeredAnimation = Pick<Animation, 'playbackRate' | 'pause' | 'play' | 'finish' | 'cancel'> &
  Pick<EventTarget, 'addEventListener'>;

interface Movable {
  animate(frames: Keyframe[], options: KeyframeAnimationOptions): SteeredAnimation;
}

type Removable = Pick<HTMLElement, 'remove'>;

interface Parent<Part> {
  append(part: Part): void;
}

/**
 * The animations and elements of one event: they have one speed, pause while the page is hidden,
 * jump to their end on abort, and are removed by `end`.
 */
export class AnimationRun {
  /** Under reduced motion elements fade without moving. */
  readonly isStill = prefersReducedMotion();
  readonly #cue: Cue;
  readonly #running = new Set<SteeredAnimation>();
  readonly #held: SteeredAnimation[] = [];
  readonly #made: Removable[] = [];
  readonly #stopFollowing: () => void;
  #isHidden = false;
  #isOver = false;

  constructor(cue: Cue) {
    this.#cue = cue;
    this.#stopFollowing = pauseWhileHidden({
      pause: () => {
        this.#isHidden = true;
        for (const animation of this.#running) animation.pause();
      },
      resume: () => {
        this.#isHidden = false;
        for (const animation of this.#running) animation.play();
      },
    });
    cue.signal?.addEventListener('abort', this.#jump, { once: true });
  }

  get isSkipped(): boolean {
    return this.#cue.speed === 'skip' || this.#cue.signal?.aborted === true;
  }

  /** The element keeps the last frame until the run ends. */
  async play(element: Movable | null, frames: readonly Frame[], timing: Timing): Promise<void> {
    const animation = this.#start(element, frames, timing, 'both');
    if (animation === null) return;
    this.#held.push(animation);
    await ended(animation);
  }

  /** May continue after the run ends; the element then has its own style. */
  async playDetached(
    element: Movable | null,
    frames: readonly Frame[],
    timing: Timing,
  ): Promise<void> {
    const animation = this.#start(element, frames, timing, 'backwards');
    if (animation !== null) await ended(animation);
  }

  /** Adds an element for the duration of its animation, which may continue after the run ends. */
  async playTransient<Part extends Movable & Removable>(
    parent: Parent<NoInfer<Part>>,
    element: Part,
    frames: readonly Frame[],
    timing: Timing,
  ): Promise<void> {
    if (this.isSkipped) return;
    parent.append(element);
    const animation = this.#start(element, frames, timing, 'both');
    if (animation !== null) await ended(animation);
    element.remove();
  }

  async wait(duration: number): Promise<void> {
    await this.play(document.documentElement, [], { duration });
  }

  /** Adds an element until the run ends. */
  add<Part extends Removable>(parent: Parent<NoInfer<Part>>, element: Part): Part {
    parent.append(element);
    this.#made.push(element);
    return element;
  }

  /** Removes held frames and added elements; detached and transient animations continue. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const animation of this.#held) animation.cancel();
    for (const element of this.#made) element.remove();
    if (this.#running.size === 0) this.#leave();
  }

  #start(
    element: Movable | null,
    frames: readonly Frame[],
    { duration, delay = 0, easing = 'linear', iterations = 1 }: Timing,
    fill: FillMode,
  ): SteeredAnimation | null {
    if (element === null || this.isSkipped) return null;
    const animation = element.animate(this.isStill ? frames.map(inPlace) : [...frames], {
      duration,
      delay,
      easing,
      iterations,
      fill,
    });
    animation.playbackRate = this.#cue.speed === 'skip' ? 1 : this.#cue.speed;
    if (this.#isHidden) animation.pause();
    this.#running.add(animation);
    const leave = () => {
      this.#running.delete(animation);
      if (this.#isOver && this.#running.size === 0) this.#leave();
    };
    animation.addEventListener('finish', leave, { once: true });
    animation.addEventListener('cancel', leave, { once: true });
    return animation;
  }

  readonly #jump = () => {
    for (const animation of this.#running) animation.finish();
  };

  #leave(): void {
    this.#stopFollowing();
    this.#cue.signal?.removeEventListener('abort', this.#jump);
  }
}

/** The frame without its motion. */
function inPlace({ transform: _, ...rest }: Frame): Keyframe {
  return { ...rest };
}

function ended(animation: SteeredAnimation): Promise<void> {
  return new Promise((resolve) => {
    animation.addEventListener('finish', () => resolve(), { once: true });
    animation.addEventListener('cancel', () => resolve(), { once: true });
  });
}
