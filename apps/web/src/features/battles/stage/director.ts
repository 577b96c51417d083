import type { BattleEvent, Combatant } from '@poketorneo/contract';
import type { RefObject } from 'react';
import { createHitMemory } from './hit-memory.ts';
import type {
  CallBackCue,
  Cue,
  Curtain,
  EventCue,
  FaceOff,
  Speaker,
  StageHandle,
  StageParts,
} from './stage-types.ts';

const loadEffects = () => import('./effects.ts');
type Effects = Awaited<ReturnType<typeof loadEffects>>;

/** The page was left before an animation began: no failure. */
export class StageGone extends Error {}

/** Loads the animations on demand and contains their failures. */
export class Director implements StageHandle {
  readonly #stage: () => StageParts;
  readonly #memory = createHitMemory();

  /** @param stage returns the current stage */
  constructor(stage: () => StageParts) {
    this.#stage = stage;
  }

  async animate(event: BattleEvent, cue: EventCue): Promise<void> {
    const guarded = committingOnce(cue);
    this.#memory.record(event);
    if (cue.speed !== 'skip' && cue.signal?.aborted !== true) {
      await withEffects(({ animate }) => animate(this.#stage, this.#memory, event, guarded));
    }
    guarded.commit();
  }

  async callBack(who: Combatant, cue: CallBackCue): Promise<void> {
    const guarded = committingOnce(cue);
    if (cue.speed !== 'skip') {
      await withEffects(({ callBack }) => callBack(this.#stage(), who, guarded));
    }
    guarded.commit();
  }

  introduce(speaker: Speaker, cue: Cue): Promise<void> {
    return withEffects(({ introduce }) => introduce(this.#stage(), speaker, cue));
  }

  faceOff(shown: FaceOff, cue: Cue): Promise<void> {
    return withEffects(({ faceOff }) => faceOff(this.#stage(), shown, cue));
  }

  speak(speaker: Speaker, cue: Cue): Promise<void> {
    return withEffects(({ speak }) => speak(this.#stage(), speaker, cue));
  }

  close(curtain: Curtain, cue: Cue): Promise<void> {
    return withEffects(({ close }) => close(this.#stage(), curtain, cue));
  }
}

/** Ignores repeated calls of `commit`. */
function committingOnce<SomeCue extends { readonly commit: () => void }>(cue: SomeCue): SomeCue {
  let isCommitted = false;
  const commit = () => {
    if (isCommitted) return;
    isCommitted = true;
    cue.commit();
  };
  return { ...cue, commit };
}

/** Reports a failed animation; the battle continues without it. */
async function withEffects(work: (effects: Effects) => Promise<void>): Promise<void> {
  try {
    await work(await loadEffects());
  } catch (error) {
    if (!(error instanceof StageGone)) globalThis.reportError?.(error);
  }
}

/** Loads the animations and moves an arena: see `arena-motion.ts`. */
export function animateArena(air: RefObject<HTMLElement | null>, typeId: number | null): void {
  const animate = (effects: Effects) => {
    if (air.current !== null) effects.animateArena(air.current, typeId);
  };
  loadEffects().then(animate, () => undefined);
}
