import type { BattleEvent, Combatant } from '@poketorneo/contract';
import { AnimationRun } from './animation-run.ts';
import { play } from './animations/index.ts';
import { goBack } from './animations/leaving.ts';
import type { HitMemory } from './hit-memory.ts';
import * as leaderAnimations from './leader-animations.ts';
import { StageElements } from './stage-elements.ts';
import type {
  CallBackCue,
  Cue,
  Curtain,
  EventCue,
  FaceOff,
  Speaker,
  StageParts,
} from './stage-types.ts';

export { animateArena } from './arena-motion.ts';

/* The entry of the animations' chunk, which is loaded after the first view of a battle. */

async function inRun(cue: Cue, work: (run: AnimationRun) => Promise<void>): Promise<void> {
  const run = new AnimationRun(cue);
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
  { after, commit, ...cue }: EventCue,
): Promise<void> {
  return inRun(cue, (run) =>
    play({ event, run, after, commit, memory, getStage: () => new StageElements(stage()) }),
  );
}

export function callBack(
  stage: StageParts,
  who: Combatant,
  { commit, ...cue }: CallBackCue,
): Promise<void> {
  return inRun(cue, async (run) => {
    const elements = new StageElements(stage);
    const figure = elements.figure(who);
    if (figure !== null) await goBack(elements, run, figure);
    // Before the run ends, which would restore the shrunken Pokémon.
    commit();
  });
}

export function introduce(stage: StageParts, speaker: Speaker, cue: Cue): Promise<void> {
  return inRun(cue, (run) => leaderAnimations.introduce(new StageElements(stage), run, speaker));
}

export function faceOff(stage: StageParts, shown: FaceOff, cue: Cue): Promise<void> {
  return inRun(cue, async (run) => {
    const duel = await import('../duel/face-off.ts');
    await duel.faceOff(new StageElements(stage), run, shown);
  });
}

export function speak(stage: StageParts, speaker: Speaker, cue: Cue): Promise<void> {
  return inRun(cue, (run) => leaderAnimations.speak(new StageElements(stage), run, speaker));
}

export function close(stage: StageParts, curtain: Curtain, cue: Cue): Promise<void> {
  return inRun(cue, (run) => leaderAnimations.close(new StageElements(stage), run, curtain));
}
