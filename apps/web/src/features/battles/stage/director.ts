import type { BattleEvent, Combatant } from '@poketorneo/contract';
import { hitMemory } from './hit-memory.ts';
import type {
  Curtain,
  Leaving,
  Playing,
  Showing,
  Speaker,
  StageHandle,
  StageParts,
} from './stage-types.ts';

const loadEffects = () => import('./effects.ts');
type Effects = Awaited<ReturnType<typeof loadEffects>>;

/** Loads the animations on demand and contains their failures. */
export class Director implements StageHandle {
  readonly #stage: () => StageParts;
  readonly #memory = hitMemory();

  /** @param stage returns the current stage */
  constructor(stage: () => StageParts) {
    this.#stage = stage;
  }

  async animate(event: BattleEvent, showing: Showing): Promise<void> {
    const { show, playing } = showingOnce(showing);
    this.#memory.hear(event);
    if (playing.speed !== 'skip' && playing.signal?.aborted !== true) {
      await played(({ animate }) => animate(this.#stage, this.#memory, event, playing));
    }
    show();
  }

  async callBack(who: Combatant, leaving: Leaving): Promise<void> {
    const { show, playing } = showingOnce(leaving);
    if (playing.speed !== 'skip') {
      await played(({ callBack }) => callBack(this.#stage(), who, playing));
    }
    show();
  }

  introduce(speaker: Speaker, playing: Playing): Promise<void> {
    return played(({ introduce }) => introduce(this.#stage(), speaker, playing));
  }

  speak(speaker: Speaker, playing: Playing): Promise<void> {
    return played(({ speak }) => speak(this.#stage(), speaker, playing));
  }

  close(curtain: Curtain, playing: Playing): Promise<void> {
    return played(({ close }) => close(this.#stage(), curtain, playing));
  }
}

/** Ignores repeated calls of `show`. */
function showingOnce<Shown extends { readonly show: () => void }>(playing: Shown) {
  let isShown = false;
  const show = () => {
    if (isShown) return;
    isShown = true;
    playing.show();
  };
  return { show, playing: { ...playing, show } };
}

/** Reports a failed animation; the battle continues without it. */
async function played(work: (effects: Effects) => Promise<void>): Promise<void> {
  try {
    await work(await loadEffects());
  } catch (error) {
    globalThis.reportError?.(error);
  }
}

/** Preloads the animations. */
export function prepareEffects(): void {
  loadEffects().catch(() => undefined);
}
