import type { BattleEventOf } from '@poketorneo/contract';
import type { AnimationRun } from '../animation-run.ts';
import styles from '../Effects.module.css';
import { around, ringAt } from '../shared-animations.ts';
import { battleSound } from '../sounds.ts';
import type { Figure, StageElements } from '../stage-elements.ts';
import type { EventAnimation } from './animation-context.ts';

/* Abilities, items and cures. */

export const shine: EventAnimation<
  BattleEventOf<'ability' | 'item' | 'item-end' | 'cure'>
> = async ({ event, run, getStage, commit }) => {
  const stage = getStage();
  const figure = stage.figure(event.who);
  commit();
  if (figure === null || ('isSilent' in event && event.isSilent)) return;
  if (event.kind === 'ability') {
    void banner(stage, run, figure, stage.props.terms.abilities[event.ability]);
    await ringAt(stage, run, figure, 1);
    await run.wait(320);
  } else {
    battleSound(event.kind === 'cure' ? 'heal' : 'shimmer');
    await around(stage, run, figure, 'sparkle', true);
  }
};

/** The name of an ability slides in from its owner's side. */
async function banner(
  stage: StageElements,
  run: AnimationRun,
  { isNear, spot }: Figure,
  name: string | undefined,
): Promise<void> {
  if (name === undefined || run.isSkipped) return;
  const element = document.createElement('b');
  element.className = styles.banner ?? '';
  element.dataset.near = `${isNear}`;
  element.style.top = `${spot.y - spot.room.height * (isNear ? 0.75 : 0.2)}px`;
  element.textContent = name;
  element.ariaHidden = 'true';
  const away = `translateX(${isNear ? -110 : 110}%)`;
  await run.playTransient(
    stage.part('effects'),
    element,
    [
      { transform: away, opacity: 0, easing: 'cubic-bezier(.1,.9,.2,1)' },
      { transform: 'none', opacity: 1, offset: 0.18 },
      { transform: 'none', opacity: 1, offset: 0.84, easing: 'ease-in' },
      { transform: away, opacity: 0 },
    ],
    { duration: 1300 },
  );
}
