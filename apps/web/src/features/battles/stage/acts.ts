import type {
  BattleEvent,
  BattleEventKind,
  BattleEventOf,
  Cause,
  Combatant,
  Condition,
} from '@poketorneo/contract';
import { cryPath } from '@poketorneo/gen4/asset-paths';
import { type BattleView, foeOf } from '@poketorneo/rules/battle';
import { hpBand } from '../pokemon-words.ts';
import styles from './Effects.module.css';
import { around, aura, burst, plays, scattered, stillPlay } from './families.ts';
import type { HitMemory } from './hit-memory.ts';
import { bandLimits, hpShare } from './hp-bar.ts';
import { lookOf, type MoveLook } from './move-look.ts';
import type { Frame, Run, Timing } from './run.ts';
import type { ShapeName } from './shapes.ts';
import { type BattleSound, battleCry, battleSound } from './sounds.ts';
import { spriteOf } from './sprite-of.ts';
import type { Figure, Theatre } from './theatre.ts';

/** Everything an event needs to be played. */
interface Scene<Event extends BattleEvent = BattleEvent> {
  readonly event: Event;
  readonly run: Run;
  readonly after: BattleView;
  readonly memory: HitMemory;
  /** The stage as it is now: another one after `show`. */
  readonly theatre: () => Theatre;
  readonly show: () => void;
}

type Act<Event extends BattleEvent> = (scene: Scene<Event>) => Promise<void>;

function sound(theatre: Theatre, name: BattleSound): void {
  if (!theatre.props.isMuted) battleSound(name);
}

function cry(theatre: Theatre, formId: number): void {
  const species = theatre.props.terms.forms[formId]?.speciesId;
  if (species !== undefined && !theatre.props.isMuted) battleCry(cryPath(species));
}

/**
 * Plays on the white shape of the sprite. At other times it is hidden: even unseen it would be painted
 * anew with each picture of the moving sprite.
 */
async function whiten(
  run: Run,
  { flash: shape }: Figure,
  frames: readonly Frame[],
  timing: Timing,
): Promise<void> {
  if (shape === null) return;
  if (!run.isSkipped) {
    shape.style.visibility = 'visible';
    await run.play(shape, frames, timing);
  }
  shape.style.visibility = '';
}

/** A white flash in the shape of the sprite. */
function flash(run: Run, figure: Figure, times: number, duration: number): Promise<void> {
  return whiten(run, figure, [{ opacity: 0 }, { opacity: 0.95, offset: 0.4 }, { opacity: 0 }], {
    duration: duration / times,
    ...(times > 1 ? { iterations: times } : {}),
  });
}

/** A word that leaps up above someone. */
async function word(
  theatre: Theatre,
  run: Run,
  figure: Figure,
  text: string,
  tone: 'strong' | 'critical' | 'weak' | 'plain',
): Promise<void> {
  if (run.isSkipped) return;
  const { width, height } = theatre.layout;
  const at = {
    ...figure.heart,
    x: Math.max(90, Math.min(width - 90, figure.heart.x)),
    // Below the plates at the top.
    y: Math.max(height * 0.3, figure.heart.y - figure.height * 0.62),
  };
  const element = theatre.make(styles.word, at, 0);
  element.style.width = 'auto';
  element.dataset.tone = tone;
  element.textContent = text;
  element.ariaHidden = 'true';
  await run.pass(
    theatre.part('effects'),
    element,
    [
      { transform: 'translateY(14px) scale(.5)', opacity: 0 },
      { transform: 'translateY(-4px) scale(1.15)', opacity: 1, offset: 0.14 },
      { transform: 'translateY(-4px) scale(1)', opacity: 1, offset: 0.75 },
      { transform: 'translateY(-16px) scale(1)', opacity: 0 },
    ],
    { duration: 950, easing: 'ease-out' },
  );
}

/** Runs a bar, its colours and its number from what it was to what it is. */
async function runBar(
  theatre: Theatre,
  run: Run,
  figure: Figure | null,
  before: Condition | undefined,
  now: Condition,
): Promise<void> {
  const plate = figure?.plate;
  if (!plate || before === undefined || run.isSkipped) return;
  const part = (name: string) => plate.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const from = hpShare(before);
  const to = hpShare(now);
  if (from === to) return;
  const duration = run.isStill ? 0 : 260 + 620 * Math.abs(from - to);
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
  await Promise.all([
    run.play(part('hp'), [{ transform: `scaleX(${from})` }, { transform: `scaleX(${to})` }], {
      duration,
      easing,
    }),
    layer('hp-middle', bandLimits.middle),
    layer('hp-low', bandLimits.low),
    count(run, part('hp-number'), before.hp, now.hp, duration),
  ]);
  if (hpBand(now) === 'low' && to > 0 && !wasLow && figure?.isNear) sound(theatre, 'low-hp');
}

/** Counts a number up or down while a bar runs. */
async function count(
  run: Run,
  element: HTMLElement | null,
  from: number,
  to: number,
  duration: number,
): Promise<void> {
  if (element === null) return;
  const steps = Math.min(Math.abs(to - from), Math.floor(duration / 40));
  for (let step = 0; step < steps; step += 1) {
    if (run.isSkipped) break;
    element.textContent = `${Math.round(from + ((to - from) * step) / steps)}`;
    await run.wait(duration / steps);
  }
  element.textContent = `${to}`;
}

function conditionOf(view: BattleView, { side, place }: Combatant): Condition | undefined {
  return view.sides[side].pokemons[place]?.condition;
}

/** How someone takes a hit: the harder, the more of the stage takes part. The bar falls with it. */
async function takeHit(
  { theatre, run, memory }: Scene,
  figure: Figure,
  impact: () => Promise<void>,
): Promise<void> {
  const stage = theatre();
  const { isCritical, effect } = memory.force(figure.who);
  const move = memory.move();
  const look = lookOf(move, stage.props.terms.moves[move], false);
  const strength = (effect === 'strong' ? 2 : effect === 'weak' ? 0.6 : 1.1) + (isCritical ? 1 : 0);
  sound(
    stage,
    isCritical ? 'critical' : effect === 'strong' ? 'strong' : effect === 'weak' ? 'weak' : 'hit',
  );
  if (run.isStill) {
    await Promise.all([
      impact(),
      run.play(figure.sprite, [{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }], {
        duration: 360,
      }),
    ]);
    return;
  }
  if (isCritical) {
    void word(stage, run, figure, 'Colpo critico!', 'critical');
    void stage.closeUp(run, figure, 900);
    void stage.tint(run, '#fff', 0.75, 260);
    void stage.light(
      run,
      'speed',
      1,
      figure.heart,
      Math.max(stage.layout.width, stage.layout.height) * 1.3,
      [
        { transform: 'scale(1.3)', opacity: 0 },
        { transform: 'scale(1)', opacity: 0.8, offset: 0.3 },
        { transform: 'scale(1.1)', opacity: 0 },
      ],
      { duration: 560, easing: 'ease-out' },
    );
    // The blow stands still for a moment.
    await flash(run, figure, 1, 150);
    await run.wait(110);
  } else if (effect === 'strong') {
    void word(stage, run, figure, 'Superefficace!', 'strong');
    void stage.tint(run, '#fff', 0.4, 220);
    void stage.shake(run, 2, 380);
  }
  const push = (figure.isNear ? -1 : 1) * (6 + 7 * strength);
  void burst(stage, run, figure.heart, look, effect === 'strong' ? 12 : effect === 'weak' ? 3 : 6);
  await Promise.all([
    impact(),
    flash(run, figure, effect === 'weak' ? 1 : 2, effect === 'weak' ? 140 : 280),
    run.play(
      figure.body,
      [
        { transform: 'none', easing: 'cubic-bezier(.1,.9,.3,1)' },
        { transform: `translate(${push}px, ${(-push / 5).toFixed(1)}px)`, offset: 0.3 },
        { transform: `translate(${(-push / 3).toFixed(1)}px, 0)`, offset: 0.65 },
        { transform: 'none' },
      ],
      { duration: 240 + 60 * strength },
    ),
  ]);
}

/** What hurts besides moves, and how that looks. */
const wounds: Readonly<Record<string, ShapeName>> = {
  brn: 4,
  psn: 14,
  tox: 14,
  sandstorm: 7,
  hail: 9,
  recoil: 'impact',
  confusion: 'birds',
  'stealth-rock': 'stone',
  spikes: 'spikes',
  'leech-seed': 2,
  curse: 11,
  nightmare: 11,
  'fire-spin': 4,
  whirlpool: 3,
  'sand-tomb': 7,
  'magma-storm': 4,
  'life-orb': 'sparkle',
};

const damage: Act<BattleEventOf<'damage'>> = async (scene) => {
  const { event, run, theatre, show } = scene;
  const stage = theatre();
  const before = conditionOf(stage.props.view, event.who);
  const figure = stage.figure(event.who);
  const impact = () => {
    show();
    return runBar(theatre(), run, figure, before, event.condition);
  };
  if (figure === null) return impact();
  const { cause } = event;
  if (cause === undefined || cause.kind === 'move') await takeHit(scene, figure, impact);
  else await Promise.all([hurt(stage, run, figure, cause), impact()]);
};

async function hurt(stage: Theatre, run: Run, figure: Figure, { term }: Cause): Promise<void> {
  const shape = wounds[term] ?? 'impact';
  sound(stage, 'weak');
  await Promise.all([
    around(stage, run, figure, shape, typeof shape === 'number'),
    run.isStill ? undefined : flash(run, figure, 2, 420),
    run.isStill
      ? undefined
      : run.play(
          figure.body,
          [0, -5, 5, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
          { duration: 380 },
        ),
  ]);
}

const heal: Act<BattleEventOf<'heal'>> = async ({ event, run, theatre, show }) => {
  const stage = theatre();
  const before = conditionOf(stage.props.view, event.who);
  const figure = stage.figure(event.who);
  if (figure !== null) {
    sound(stage, 'heal');
    await Promise.all([aura(stage, run, figure, 2), around(stage, run, figure, 'sparkle', true)]);
  }
  show();
  await runBar(theatre(), run, figure, before, event.condition);
};

const setHp: Act<BattleEventOf<'set-hp'>> = async ({ event, run, theatre, show }) => {
  const stage = theatre();
  const before = conditionOf(stage.props.view, event.who);
  const figure = stage.figure(event.who);
  show();
  await runBar(theatre(), run, figure, before, event.condition);
};

const move: Act<BattleEventOf<'move' | 'release'>> = async ({ event, run, theatre, show }) => {
  const stage = theatre();
  const user = stage.figure(event.who);
  // What it prepared has begun: it comes back, and its effect on the view goes with it.
  show();
  const isStill = event.kind === 'move' && event.isStill === true;
  const isMissed = event.kind === 'move' && event.missed === true;
  if (user === null || event.move === 'recharge') return;
  if (isStill) return bob(run, user);
  const now = theatre();
  const targets = event.targets.flatMap((who) => now.figure(who) ?? []);
  const isAtSelf = targets.every(({ who }) => who.side === event.who.side);
  const look = lookOf(event.move, now.props.terms.moves[event.move], isAtSelf);
  sound(now, launchSound(look));
  const others = targets.filter(
    ({ who }) => who.side !== event.who.side || who.place !== event.who.place,
  );
  const needsOther = ['contact', 'shot', 'beam', 'wave', 'drain', 'ail', 'lower'].includes(
    look.family,
  );
  const aimed =
    others.length > 0
      ? others
      : targets.length > 0
        ? targets
        : needsOther
          ? theirs(now, user)
          : [user];
  const deed = { user, targets: isMissed ? aimed.map(beside) : aimed, look };
  await (run.isStill ? stillPlay : plays[look.family])(now, run, deed);
};

/** Whoever stands opposite: what aims at nobody goes there. */
function theirs(stage: Theatre, user: Figure): Figure[] {
  const foes = stage.side(foeOf(user.who.side));
  return foes.length > 0 ? foes : [user];
}

/** Where a move goes that misses. */
function beside(figure: Figure): Figure {
  const x = figure.heart.x + figure.spot.disc * (figure.isNear ? -0.34 : 0.34);
  return { ...figure, heart: { ...figure.heart, x, y: figure.heart.y - figure.height * 0.3 } };
}

function launchSound({ family, isGreat }: MoveLook): BattleSound {
  switch (family) {
    case 'contact':
      return 'lunge';
    case 'beam':
      return 'beam';
    case 'quake':
    case 'blast':
      return 'rumble';
    case 'wave':
    case 'storm':
      return isGreat ? 'rumble' : 'wind';
    case 'fall':
    case 'shot':
      return 'shot';
    case 'raise':
    case 'shield':
      return 'shimmer';
    case 'drain':
    case 'lower':
    case 'ail':
      return 'murmur';
  }
}

function bob(run: Run, { body }: Figure): Promise<void> {
  return run.play(
    body,
    [{ transform: 'none' }, { transform: 'translateY(-8px)' }, { transform: 'none' }],
    { duration: 280, easing: 'ease-in-out' },
  );
}

const prepare: Act<BattleEventOf<'prepare'>> = async ({ event, run, theatre, show }) => {
  const stage = theatre();
  const figure = stage.figure(event.who);
  if (figure !== null) {
    const look = lookOf(event.move, stage.props.terms.moves[event.move], true);
    sound(stage, 'shimmer');
    if (run.isStill) await stillPlay(stage, run, { user: figure, targets: [figure], look });
    else {
      await aura(stage, run, figure, look.typeId);
      const isBelow = event.move === 'dig' || event.move === 'dive';
      const away = /^(fly|bounce|shadow-force)$/.test(event.move) || isBelow;
      if (away) {
        await run.play(
          figure.body,
          [
            { transform: 'none', opacity: 1 },
            {
              transform: `translateY(${isBelow ? figure.height * 0.6 : -figure.height * 2}px)`,
              opacity: 0,
            },
          ],
          { duration: 360, easing: 'ease-in' },
        );
      }
    }
  }
  show();
};

/** A Pokémon comes out of its ball; whoever still stands there has left without being called. */
const switchIn: Act<BattleEventOf<'switch-in'>> = async ({ event, run, after, theatre, show }) => {
  const stage = theatre();
  const coming = after.sides[event.who.side].pokemons[event.who.place];
  // It is fetched while the other one goes.
  if (coming) new Image().src = spriteOf(coming, event.who.side === stage.props.side, run.isStill);
  const leaving = stage.props.view.sides[event.who.side].active[event.position] ?? null;
  if (leaving !== null) {
    const figure = stage.figureAt({ side: event.who.side, place: leaving }, event.position);
    if (figure !== null) await goBack(stage, run, figure);
  }
  show();
  const now = theatre();
  const figure = now.figureAt(event.who, event.position);
  if (figure?.body == null) return;
  // Not seen before its ball is open.
  const { body, shadow } = figure;
  const hidden = run.play(body, [{ opacity: 0 }, { opacity: 0 }], { duration: 1 });
  void run.play(figure.plate, [{ opacity: 0 }, { opacity: 0 }], { duration: 1 });
  void run.play(shadow, [{ opacity: 0 }, { opacity: 0 }], { duration: 1 });
  await Promise.all([hidden, loaded(figure)]);
  const out = theatre().figureAt(event.who, event.position) ?? figure;
  await sendOut(now, run, out, event);
};

/** The sprite is there, or takes too long. */
async function loaded({ sprite }: Figure): Promise<void> {
  const picture = sprite?.querySelector('img');
  if (!picture) return;
  const late = new Promise((resolve) => setTimeout(resolve, 2500));
  await Promise.race([picture.decode().catch(() => undefined), late]);
  // Its size is known after the next picture of the page.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
}

async function sendOut(
  stage: Theatre,
  run: Run,
  figure: Figure,
  { appearance, isForced }: BattleEventOf<'switch-in'>,
): Promise<void> {
  const { width, height } = stage.layout;
  const plate = run.play(
    figure.plate,
    [
      { transform: run.isStill ? 'none' : `translateX(${figure.isNear ? 60 : -60}px)`, opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 320, delay: run.isStill ? 0 : 520, easing: 'cubic-bezier(.2,1.2,.4,1)' },
  );
  const shadow = run.play(figure.shadow, [{ opacity: 0 }, { opacity: 1 }], {
    duration: 240,
    delay: run.isStill ? 0 : 520,
  });
  if (run.isStill) {
    cry(stage, appearance.formId);
    await Promise.all([
      plate,
      shadow,
      run.play(figure.body, [{ opacity: 0 }, { opacity: 1 }], { duration: 300 }),
    ]);
    return;
  }
  if (!isForced) {
    sound(stage, 'throw');
    const from = figure.isNear
      ? { x: -figure.spot.x - 40, y: height * 0.1 - figure.height }
      : { x: width - figure.spot.x + 40, y: -height * 0.24 };
    const drop = -figure.height * 0.5;
    await stage.shape(
      run,
      'ball',
      figure.feet,
      Math.max(26, height * 0.075),
      [
        {
          transform: `translate(${from.x}px, ${from.y}px) rotate(0deg)`,
          opacity: 1,
          easing: 'ease-out',
        },
        {
          transform: `translate(${from.x * 0.3}px, ${drop - height * 0.12}px) rotate(${figure.isNear ? 400 : -400}deg)`,
          opacity: 1,
          offset: 0.65,
          easing: 'ease-in',
        },
        {
          transform: `translate(0, ${drop}px) rotate(${figure.isNear ? 720 : -720}deg)`,
          opacity: 1,
          offset: 0.96,
        },
        { transform: `translate(0, ${drop}px) scale(1.6)`, opacity: 0 },
      ],
      { duration: 430 },
    );
    sound(stage, 'open');
  }
  void stage.light(
    run,
    'glow',
    1,
    figure.heart,
    height * 0.62,
    [
      { transform: 'scale(.1)', opacity: 1 },
      { transform: 'scale(.8)', opacity: 0.95, offset: 0.4 },
      { transform: 'scale(1.2)', opacity: 0 },
    ],
    { duration: 520, easing: 'ease-out' },
  );
  for (let index = 0; index < 8; index += 1) {
    const angle = (index / 8) * Math.PI * 2;
    const reach = height * 0.2 * (1 + 0.3 * scattered(index));
    void stage.shape(
      run,
      'sparkle',
      figure.heart,
      height * 0.055,
      [
        { transform: 'scale(.2)', opacity: 1 },
        {
          transform: `translate(${(Math.cos(angle) * reach).toFixed(0)}px, ${(Math.sin(angle) * reach).toFixed(0)}px) rotate(90deg)`,
          opacity: 1,
          offset: 0.6,
        },
        {
          transform: `translate(${(Math.cos(angle) * reach * 1.2).toFixed(0)}px, ${(Math.sin(angle) * reach * 1.2).toFixed(0)}px) scale(.1)`,
          opacity: 0,
        },
      ],
      { duration: 560, easing: 'ease-out' },
    );
  }
  await Promise.all([
    plate,
    shadow,
    run.play(
      figure.body,
      [
        {
          transform: `translateY(${-figure.height * 0.5}px) scale(.05)`,
          opacity: 1,
          easing: 'cubic-bezier(.2,.9,.3,1)',
        },
        { transform: 'translateY(-14px) scale(1.06)', opacity: 1, offset: 0.5, easing: 'ease-in' },
        { transform: 'scale(1.07, .92)', opacity: 1, offset: 0.76, easing: 'ease-out' },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 560 },
    ),
    whiten(run, figure, [{ opacity: 1 }, { opacity: 1, offset: 0.45 }, { opacity: 0 }], {
      duration: 620,
    }),
    run.wait(300).then(() => {
      if (!run.isSkipped) cry(stage, appearance.formId);
    }),
  ]);
  if (appearance.isShiny) {
    sound(stage, 'shimmer');
    await around(stage, run, figure, 'sparkle', true);
  }
}

/** Shrinks into the light of the ball. */
export async function goBack(stage: Theatre, run: Run, figure: Figure): Promise<void> {
  if (run.isStill) {
    await run.play(figure.body, [{ opacity: 1 }, { opacity: 0 }], { duration: 240 });
    return;
  }
  sound(stage, 'back');
  await Promise.all([
    whiten(run, figure, [{ opacity: 0 }, { opacity: 1, offset: 0.4 }, { opacity: 1 }], {
      duration: 360,
    }),
    run.play(
      figure.body,
      [
        { transform: 'none', opacity: 1, easing: 'ease-in' },
        { transform: `translateY(${-figure.height * 0.3}px) scale(.05)`, opacity: 1, offset: 0.95 },
        { transform: `translateY(${-figure.height * 0.3}px) scale(0)`, opacity: 0 },
      ],
      { duration: 400 },
    ),
    run.play(figure.shadow, [{ opacity: 1 }, { opacity: 0 }], { duration: 300 }),
    run.play(figure.plate, [{ opacity: 1 }, { opacity: 0 }], { duration: 300 }),
    stage.light(
      run,
      'glow',
      4,
      figure.heart,
      stage.layout.height * 0.4,
      [
        { transform: 'scale(1)', opacity: 0 },
        { opacity: 0.8, offset: 0.5 },
        { transform: 'scale(.1)', opacity: 0 },
      ],
      { duration: 420 },
    ),
  ]);
}

const faint: Act<BattleEventOf<'faint'>> = async ({ event, run, theatre, show }) => {
  const stage = theatre();
  const figure = stage.figure(event.who);
  if (figure !== null) {
    const pokemon = stage.props.view.sides[event.who.side].pokemons[event.who.place];
    if (run.isStill) {
      sound(stage, 'faint');
      await run.play(figure.body, [{ opacity: 1 }, { opacity: 0 }], { duration: 450 });
    } else {
      if (pokemon !== undefined) cry(stage, pokemon.formId);
      await flash(run, figure, 2, 420);
      sound(stage, 'faint');
      void stage.shape(
        run,
        'dust',
        figure.feet,
        stage.layout.height * 0.22,
        [
          { transform: 'scale(.3)', opacity: 0 },
          { transform: 'scale(1)', opacity: 0.9, offset: 0.5 },
          { transform: 'translateY(-10px) scale(1.3)', opacity: 0 },
        ],
        { duration: 700, delay: 200 },
      );
      await Promise.all([
        run.play(
          figure.sprite,
          [
            { transform: 'none', easing: 'ease-in' },
            { transform: `translateY(${figure.height + 8}px)` },
          ],
          { duration: 520 },
        ),
        run.play(figure.shadow, [{ opacity: 1 }, { opacity: 0 }], { duration: 520 }),
      ]);
      await run.play(
        figure.plate,
        [
          { transform: 'none', opacity: 1 },
          { transform: 'translateY(10px)', opacity: 0 },
        ],
        {
          duration: 200,
        },
      );
    }
  }
  show();
  await run.wait(120);
};

const boost: Act<BattleEventOf<'boost'>> = async ({ event, run, theatre, show }) => {
  show();
  const stage = theatre();
  const figure = stage.figure(event.who);
  if (figure === null || event.by === 0) return;
  const isUp = event.by > 0;
  sound(stage, isUp ? 'up' : 'down');
  await Promise.all([
    around(stage, run, figure, isUp ? 'arrowUp' : 'arrowDown', isUp),
    aura(stage, run, figure, isUp ? 4 : 3),
  ]);
};

const ailing: Readonly<Record<string, ShapeName>> = {
  par: 5,
  brn: 4,
  psn: 14,
  tox: 'skull',
  slp: 'sleep',
  frz: 9,
  confusion: 'birds',
  attract: 'heart',
  flinch: 'impact',
  'leech-seed': 2,
  perish: 'note',
  curse: 11,
  taunt: 16,
  encore: 'note',
};

async function ail(scene: Scene, who: Combatant, term: string): Promise<void> {
  const stage = scene.theatre();
  const figure = stage.figure(who);
  const shape = ailing[term];
  if (figure === null || shape === undefined) return;
  sound(stage, 'status');
  await Promise.all([
    around(stage, scene.run, figure, shape, true),
    scene.run.isStill ? undefined : flash(scene.run, figure, 2, 460),
  ]);
}

const status: Act<BattleEventOf<'status'>> = async (scene) => {
  await ail(scene, scene.event.who, scene.event.status);
  scene.show();
};

const cannot: Act<BattleEventOf<'cannot'>> = async (scene) => {
  scene.show();
  await ail(scene, scene.event.who, scene.event.why);
};

const effectStart: Act<BattleEventOf<'effect-start'>> = async (scene) => {
  const { event, run, theatre, show } = scene;
  if (event.effect === 'substitute') return puff(scene, event.who);
  show();
  if (ailing[event.effect] !== undefined) return ail(scene, event.who, event.effect);
  const stage = theatre();
  const figure = stage.figure(event.who);
  if (figure !== null && !event.isSilent) {
    sound(stage, 'shimmer');
    await ringAt(stage, run, figure, 1);
  }
};

const effect: Act<BattleEventOf<'effect'>> = async (scene) => {
  scene.show();
  const { event, run, theatre } = scene;
  if (ailing[event.effect] !== undefined) return ail(scene, event.who, event.effect);
  const figure = theatre().figure(event.who);
  if (figure !== null) await ringAt(theatre(), run, figure, 1);
};

const effectEnd: Act<BattleEventOf<'effect-end'>> = async (scene) => {
  if (scene.event.effect === 'substitute') return puff(scene, scene.event.who);
  scene.show();
};

function ringAt(stage: Theatre, run: Run, figure: Figure, typeId: number): Promise<unknown> {
  return stage.light(
    run,
    'ring',
    typeId,
    figure.heart,
    figure.height / figure.heart.depth,
    [
      { transform: 'scale(.4)', opacity: 0 },
      { transform: 'scale(.9)', opacity: 0.9, offset: 0.4 },
      { transform: 'scale(1.2)', opacity: 0 },
    ],
    { duration: 440, easing: 'ease-out' },
  );
}

/** In a cloud of dust someone becomes something else. */
async function puff({ run, theatre, show }: Scene, who: Combatant): Promise<void> {
  const stage = theatre();
  const figure = stage.figure(who);
  if (figure === null) return show();
  sound(stage, 'back');
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
  show();
  await Promise.all(smoke);
}

/** White light, in which the one shape becomes the other. */
const reshape: Act<BattleEventOf<'form-change' | 'transform'>> = async ({
  event,
  run,
  theatre,
  show,
}) => {
  const stage = theatre();
  const figure = stage.figure(event.who);
  if (figure === null) return;
  sound(stage, 'shimmer');
  void ringAt(stage, run, figure, 10);
  await whiten(run, figure, [{ opacity: 0 }, { opacity: 1 }], { duration: 340 });
  show();
  const now = theatre().figure(event.who);
  if (now === null) return;
  if (now.flash !== null) now.flash.style.visibility = 'visible';
  await loaded(now);
  await whiten(run, now, [{ opacity: 1 }, { opacity: 0 }], { duration: 420 });
};

const skies = { sun: '#ffd27a', rain: '#2a4f8f', sandstorm: '#c79a52', hail: '#d5efff' } as const;

const weather: Act<BattleEventOf<'weather'>> = async ({ event, run, theatre, show }) => {
  const stage = theatre();
  if (event.weather !== null && !event.isUpkeep) {
    sound(stage, 'wind');
    void stage.tint(run, skies[event.weather], 0.5, 900);
    await run.wait(320);
  }
  show();
  await run.wait(event.weather === null ? 300 : 380);
};

const field: Act<BattleEventOf<'field-start' | 'side-start'>> = async ({
  event,
  run,
  theatre,
  show,
}) => {
  const stage = theatre();
  sound(stage, 'shimmer');
  if (event.kind === 'field-start') void stage.tint(run, '#b98cff', 0.4, 600);
  show();
  await run.wait(420);
};

const miss: Act<BattleEventOf<'miss' | 'immune'>> = async ({ event, run, theatre, show }) => {
  show();
  const stage = theatre();
  const who = event.kind === 'miss' ? event.target : event.who;
  const figure = who === undefined ? null : stage.figure(who);
  if (figure === null || run.isStill) return;
  const aside = figure.isNear ? -26 : 26;
  await run.play(
    figure.body,
    [
      { transform: 'none', easing: 'ease-out' },
      { transform: `translateX(${aside}px)`, offset: 0.4 },
      { transform: `translateX(${aside}px)`, offset: 0.6, easing: 'ease-in' },
      { transform: 'none' },
    ],
    { duration: 360 },
  );
};

const block: Act<BattleEventOf<'block'>> = async ({ event, run, theatre, show }) => {
  show();
  const stage = theatre();
  const figure = stage.figure(event.who);
  if (figure === null) return;
  sound(stage, 'weak');
  await plays.shield(stage, run, {
    user: figure,
    targets: [figure],
    look: { family: 'shield', typeId: 3, shape: 'sparkle', isGreat: false },
  });
};

/** The name of an ability slides in from its owner's side. */
async function banner(
  stage: Theatre,
  run: Run,
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
  await run.pass(
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

const shine: Act<BattleEventOf<'ability' | 'item' | 'item-end' | 'cure'>> = async ({
  event,
  run,
  theatre,
  show,
}) => {
  const stage = theatre();
  const figure = stage.figure(event.who);
  show();
  if (figure === null || ('isSilent' in event && event.isSilent)) return;
  if (event.kind === 'ability') {
    void banner(stage, run, figure, stage.props.terms.abilities[event.ability]);
    await ringAt(stage, run, figure, 1);
    await run.wait(320);
  } else {
    sound(stage, event.kind === 'cure' ? 'heal' : 'shimmer');
    await around(stage, run, figure, 'sparkle', true);
  }
};

/** Something about someone, or about everybody, is another way now. */
const changed: Act<
  BattleEventOf<
    'set-boost' | 'reset-boosts' | 'swap-boosts' | 'copy-boosts' | 'invert-boosts' | 'cure-team'
  >
> = async ({ event, run, theatre, show }) => {
  show();
  if ('isSilent' in event && event.isSilent) return;
  const stage = theatre();
  const figures =
    event.who === undefined ? [...stage.side(1), ...stage.side(2)] : [stage.figure(event.who)];
  sound(stage, 'shimmer');
  await Promise.all(figures.map((figure) => figure && ringAt(stage, run, figure, 10)));
};

const simply = async ({ show }: { readonly show: () => void }) => show();

const acts: { readonly [Kind in BattleEventKind]?: Act<BattleEventOf<Kind>> } = {
  'switch-in': switchIn,
  'form-change': reshape,
  transform: reshape,
  'effect-start': effectStart,
  'effect-end': effectEnd,
  'item-end': shine,
  'set-hp': setHp,
  'set-boost': changed,
  'reset-boosts': changed,
  'swap-boosts': changed,
  'copy-boosts': changed,
  'invert-boosts': changed,
  'cure-team': changed,
  release: move,
  'field-start': field,
  'side-start': field,
  ability: shine,
  item: shine,
  cure: shine,
  effect,
  damage,
  heal,
  move,
  prepare,
  faint,
  boost,
  status,
  cannot,
  weather,
  miss,
  immune: miss,
  block,
};

/** How an event is played; whatever has no picture of its own is simply shown. */
export function play(scene: Scene): Promise<void> {
  // The compiler does not see that the act belongs to the very event it is looked up for.
  const act = acts[scene.event.kind] as Act<BattleEvent> | undefined;
  return (act ?? simply)(scene);
}
