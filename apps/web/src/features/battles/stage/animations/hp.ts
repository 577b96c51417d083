import type { BattleEventOf, Combatant, Condition } from '@poketorneo/contract';
import type { BattleView } from '@poketorneo/rules/battle';
import { hpBand } from '../../pokemon-labels.ts';
import type { AnimationRun } from '../animation-run.ts';
import styles from '../Effects.module.css';
import { bandLimits, barShare, hpChange, hpShare } from '../hp-bar.ts';
import { around, aura } from '../shared-animations.ts';
import { battleSound } from '../sounds.ts';
import type { Figure, StageElements } from '../stage-elements.ts';
import type { EventAnimation } from './animation-context.ts';
import { hurt, takeHit } from './hits.ts';

export const damage: EventAnimation<BattleEventOf<'damage'>> = async (context) => {
  const { event, run, getStage, commit } = context;
  const stage = getStage();
  const before = conditionOf(stage.props.view, event.who);
  const figure = stage.figure(event.who);
  const lost = before === undefined ? 0 : Math.max(0, hpShare(before) - hpShare(event.condition));
  const loss = { lost, isKnockOut: event.condition.hp === 0 };
  const bar = () => {
    commit();
    return runBar(run, figure, before, event.condition, isExact(stage, figure));
  };
  if (figure === null) return bar();
  const { cause } = event;
  if (cause === undefined || cause.kind === 'move') await takeHit(context, figure, loss, bar);
  else await Promise.all([hurt(stage, run, figure, cause), bar()]);
};

export const heal: EventAnimation<BattleEventOf<'heal'>> = async ({
  event,
  run,
  getStage,
  commit,
}) => {
  const stage = getStage();
  const before = conditionOf(stage.props.view, event.who);
  const figure = stage.figure(event.who);
  if (figure !== null) {
    battleSound('heal');
    await Promise.all([aura(stage, run, figure, 2), around(stage, run, figure, 'sparkle', true)]);
  }
  commit();
  await runBar(run, figure, before, event.condition, isExact(stage, figure));
};

export const setHp: EventAnimation<BattleEventOf<'set-hp'>> = async ({
  event,
  run,
  getStage,
  commit,
}) => {
  const stage = getStage();
  const before = conditionOf(stage.props.view, event.who);
  const figure = stage.figure(event.who);
  commit();
  await runBar(run, figure, before, event.condition, isExact(stage, figure));
};

/** Animates the bar, its colours and its number. */
async function runBar(
  run: AnimationRun,
  figure: Figure | null,
  before: Condition | undefined,
  now: Condition,
  isExact: boolean,
): Promise<void> {
  const plate = figure?.plate;
  if (!plate || before === undefined || run.isSkipped) return;
  const part = (name: string) => plate.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const from = hpShare(before);
  const to = hpShare(now);
  if (from === to) return;
  const duration = run.isStill ? 0 : 240 + 420 * Math.abs(from - to);
  const easing = 'cubic-bezier(.3,.1,.3,1)';
  const layer = (name: string, limit: number) => {
    const reach = Math.max(0.001, Math.min(0.999, (from - limit) / (from - to)));
    const [first, last] = [from <= limit ? 1 : 0, to <= limit ? 1 : 0];
    return run.play(
      part(name),
      [
        { opacity: first },
        { opacity: first, offset: Math.max(0, reach - 0.02) },
        { opacity: last, offset: reach },
        { opacity: last },
      ],
      { duration, easing },
    );
  };
  const wasLow = hpBand(before) === 'low';
  void showChange(run, plate, hpChange(before, now, isExact));
  await Promise.all([
    run.play(
      part('hp'),
      [{ transform: `scaleX(${barShare(before)})` }, { transform: `scaleX(${barShare(now)})` }],
      {
        duration,
        easing,
      },
    ),
    layer('hp-middle', bandLimits.middle),
    layer('hp-low', bandLimits.low),
    count(run, part('hp-number'), before.hp, now.hp, part('hp')),
  ]);
  if (hpBand(now) === 'low' && to > 0 && !wasLow && figure?.isNear) battleSound('low-hp');
}

function isExact({ props }: StageElements, figure: Figure | null): boolean {
  return figure?.isNear === true && props.isOwnSideExact;
}

/** Lets the lost or gained HP float up from the plate. */
async function showChange(
  run: AnimationRun,
  plate: HTMLElement,
  change: string | null,
): Promise<void> {
  if (change === null) return;
  const element = document.createElement('span');
  element.className = styles.change ?? '';
  element.textContent = change;
  element.dataset.gain = String(change.startsWith('+'));
  element.ariaHidden = 'true';
  await run.playTransient(
    plate,
    element,
    [
      { transform: 'translateY(6px) scale(0.7)', opacity: 0 },
      { transform: 'translateY(0) scale(1.15)', opacity: 1, offset: 0.12 },
      { transform: 'translateY(0) scale(1)', opacity: 1, offset: 0.75 },
      { transform: 'translateY(-10px) scale(1)', opacity: 0 },
    ],
    { duration: 1100 },
  );
}

/** Milliseconds between two numbers: each costs a layout. */
const countingStep = 30;

/** Counts a number up or down, together with its bar. */
async function count(
  run: AnimationRun,
  element: HTMLElement | null,
  from: number,
  to: number,
  bar: HTMLElement | null,
): Promise<void> {
  if (element === null) return;
  const running = bar?.getAnimations().at(-1)?.effect;
  const progress = () => running?.getComputedTiming().progress ?? 1;
  for (let done = progress(); done < 1 && !run.isSkipped; done = progress()) {
    element.textContent = `${Math.round(from + (to - from) * done)}`;
    await run.wait(countingStep);
  }
  element.textContent = `${to}`;
}

function conditionOf(view: BattleView, { side, place }: Combatant): Condition | undefined {
  return view.sides[side].pokemons[place]?.condition;
}
