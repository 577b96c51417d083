import type { BattleEvent } from '@poketorneo/contract';
import { play } from './acts.ts';
import { hitMemory } from './hit-memory.ts';
import { Run } from './run.ts';
import { close, introduce, speak } from './scenes.ts';
import type { Curtain, Playing, Showing, Speaker, StageHandle } from './stage-types.ts';
import type { Theatre } from './theatre.ts';

/** Plays what happens, one thing after the other. */
export class Director implements StageHandle {
  readonly #theatre: () => Theatre;
  readonly #memory = hitMemory();

  /** @param theatre the stage as it is at the moment */
  constructor(theatre: () => Theatre) {
    this.#theatre = theatre;
  }

  async animate(event: BattleEvent, { show, after, ...playing }: Showing): Promise<void> {
    let isShown = false;
    const showOnce = () => {
      if (isShown) return;
      isShown = true;
      show();
    };
    this.#memory.hear(event);
    await this.#play(playing, async (run) => {
      if (run.isSkipped) return;
      await play({
        event,
        run,
        after,
        memory: this.#memory,
        theatre: this.#theatre,
        show: showOnce,
      });
    });
    showOnce();
  }

  introduce(speaker: Speaker, playing: Playing): Promise<void> {
    return this.#play(playing, (run) => introduce(this.#theatre(), run, speaker));
  }

  speak(speaker: Speaker, playing: Playing): Promise<void> {
    return this.#play(playing, (run) => speak(this.#theatre(), run, speaker));
  }

  close(curtain: Curtain, playing: Playing): Promise<void> {
    return this.#play(playing, (run) => close(this.#theatre(), run, curtain));
  }

  async #play(playing: Playing, work: (run: Run) => Promise<void>): Promise<void> {
    const run = new Run(playing);
    try {
      await work(run);
    } catch (error) {
      // The battle goes on without its pictures; whoever looks into it finds out why.
      globalThis.reportError?.(error);
    } finally {
      run.end();
    }
  }
}
