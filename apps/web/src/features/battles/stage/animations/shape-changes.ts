import type { BattleEventOf, Combatant } from '@poketorneo/contract';
import { ringAt } from '../shared-animations.ts';
import { battleSound } from '../sounds.ts';
import type { AnimationContext, EventAnimation } from './animation-context.ts';
import { loaded } from './sprite-loaded.ts';
import { whiten } from './white-shape.ts';

/** The sprite changes in white light. */
export const reshape: EventAnimation<BattleEventOf<'form-change' | 'transform'>> = async ({
  event,
  run,
  getStage,
  commit,
}) => {
  const stage = getStage();
  const figure = stage.figure(event.who);
  if (figure === null) return;
  battleSound('shimmer');
  void ringAt(stage, run, figure, 10);
  await whiten(run, figure, [{ opacity: 0 }, { opacity: 1 }], { duration: 340 });
  commit();
  const now = getStage().figure(event.who);
  if (now === null) return;
  if (now.flash !== null) now.flash.style.visibility = 'visible';
  await loaded(now);
  await whiten(run, now, [{ opacity: 1 }, { opacity: 0 }], { duration: 420 });
};

/** The sprite changes in a cloud of dust. */
export async function puff(
  { run, getStage, commit }: AnimationContext,
  who: Combatant,
): Promise<void> {
  const stage = getStage();
  const figure = stage.figure(who);
  if (figure === null) return commit();
  battleSound('back');
  const smoke = [-1, 0, 1].map((index) =>
    stage.shape(
      run,
      'dust',
      { ...figure.heart, x: figure.heart.x + index * 22, y: figure.heart.y + Math.abs(index) * 14 },
      Math.max(90, figure.height * 1.1),
      [
        { transform: 'scale(.3)', opacity: 0 },
        { transform: 'scale(1)', opacity: 1, offset: 0.4 },
        { transform: 'scale(1.3) translateY(-10px)', opacity: 0 },
      ],
      { duration: 520, delay: Math.abs(index) * 50 },
    ),
  );
  await run.wait(220);
  commit();
  await Promise.all(smoke);
}
