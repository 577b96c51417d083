import type { BattleEvent, Combatant } from '@poketorneo/contract';
import { AnimationRun } from './animation-run.ts';
import { play } from './animations/index.ts';
import { goBack } from './animations/leaving.ts';
import type { HitMemory } from './hit-memory.ts';
import * as scenes from './leader-animations.ts';
import { StageElements } from './stage-elements.ts';
import type { Curtain, Leaving, Playing, Showing, Speaker, StageParts } from './stage-types.ts';

/* The entry of the animations' chunk, which is loaded after the first view of a battle. */

async function inRun(playing: Playing, work: (run: AnimationRun) => Promise<void>): Promise<void> {
  const run = new AnimationRun(playing);
  try {
    await work(run);
  } finally {
    run.end();
  }
}

/** @param stage returns the current stage */
export function animate(
  stage: () => StageParts,
  memory: HitMemory,
  event: BattleEvent,
  { after, show, ...playing }: Showing,
): Promise<void> {
  return inRun(playing, (run) =>
    play({ event, run, after, show, memory, getStage: () => new StageElements(stage()) }),
  );
}

export function callBack(
  stage: StageParts,
  who: Combatant,
  { show, ...playing }: Leaving,
): Promise<void> {
  return inRun(playing, async (run) => {
    const elements = new StageElements(stage);
    const figure = elements.figure(who);
    if (figure !== null) await goBack(elements, run, figure);
    // Before the run ends, which would restore the shrunken Pokémon.
    show();
  });
}

export function introduce(stage: StageParts, speaker: Speaker, playing: Playing): Promise<void> {
  return inRun(playing, (run) => scenes.introduce(new StageElements(stage), run, speaker));
}

export function speak(stage: StageParts, speaker: Speaker, playing: Playing): Promise<void> {
  return inRun(playing, (run) => scenes.speak(new StageElements(stage), run, speaker));
}

export function close(stage: StageParts, curtain: Curtain, playing: Playing): Promise<void> {
  return inRun(playing, (run) => scenes.close(new StageElements(stage), run, curtain));
}
