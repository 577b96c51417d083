import type { BattleEvent, Combatant } from '@poketorneo/contract';
import { play } from './acts/index.ts';
import { goBack } from './acts/leaving.ts';
import type { StageParts } from './director.ts';
import type { HitMemory } from './hit-memory.ts';
import { Run } from './run.ts';
import * as scenes from './scenes.ts';
import type { Curtain, Leaving, Playing, Showing, Speaker } from './stage-types.ts';
import { Theatre } from './theatre.ts';

/*
 * How things are played: by far the largest part of the stage, in a file of its own that comes while the
 * battle is already seen.
 */

async function inRun(playing: Playing, work: (run: Run) => Promise<void>): Promise<void> {
  const run = new Run(playing);
  try {
    await work(run);
  } finally {
    run.end();
  }
}

/** @param stage the stage as it is at the moment */
export function animate(
  stage: () => StageParts,
  memory: HitMemory,
  event: BattleEvent,
  { after, show, ...playing }: Showing,
): Promise<void> {
  return inRun(playing, (run) =>
    play({ event, run, after, show, memory, theatre: () => new Theatre(stage()) }),
  );
}

export function callBack(
  stage: StageParts,
  who: Combatant,
  { show, ...playing }: Leaving,
): Promise<void> {
  return inRun(playing, async (run) => {
    const theatre = new Theatre(stage);
    const figure = theatre.figure(who);
    if (figure !== null) await goBack(theatre, run, figure);
    // Before the run is over: what it has shrunk would stand there again.
    show();
  });
}

export function introduce(stage: StageParts, speaker: Speaker, playing: Playing): Promise<void> {
  return inRun(playing, (run) => scenes.introduce(new Theatre(stage), run, speaker));
}

export function speak(stage: StageParts, speaker: Speaker, playing: Playing): Promise<void> {
  return inRun(playing, (run) => scenes.speak(new Theatre(stage), run, speaker));
}

export function close(stage: StageParts, curtain: Curtain, playing: Playing): Promise<void> {
  return inRun(playing, (run) => scenes.close(new Theatre(stage), run, curtain));
}
