import { isWin } from '@poketorneo/rules';
import { assetUrl } from '../../../lib/asset-url.ts';
import type { AnimationRun } from './animation-run.ts';
import styles from './leader-animations.module.css';
import { battleSound } from './sounds.ts';
import type { StageElements } from './stage-elements.ts';
import type { Curtain, Speaker } from './stage-types.ts';

function make(tag: string, className: string | undefined, ...content: (Node | string)[]) {
  const element = document.createElement(tag);
  if (className !== undefined) element.className = className;
  element.append(...content);
  return element;
}

function portrait({ picture }: Speaker): HTMLElement {
  const image = new Image();
  image.src = assetUrl(picture);
  image.alt = '';
  return make('div', styles.portrait, image);
}

function laurel(): HTMLElement {
  const image = new Image();
  image.className = styles.laurel ?? '';
  image.src = assetUrl('effects/laurel.svg');
  image.alt = '';
  return image;
}

function words({ name, title, line }: Speaker): HTMLElement {
  const parts = [make('strong', styles.name, name)];
  if (title !== undefined) parts.push(make('span', styles.title, title));
  if (line !== '') parts.push(make('q', styles.line, line));
  return make('div', styles.words, ...parts);
}

/** Hidden from screen readers, which get the line from the log. */
function front(stage: StageElements): HTMLElement {
  const element = stage.root.querySelector<HTMLElement>('[data-part="front"]');
  if (element === null) throw new Error('The stage has no front');
  element.ariaHidden = 'true';
  element.replaceChildren();
  return element;
}

const out = 'cubic-bezier(.1,.9,.2,1)';

/** Milliseconds for reading a line. */
function reading(line: string): number {
  return 1100 + line.length * 38;
}

/** The leader slides in over two bands, speaks, and leaves. */
export async function introduce(
  stage: StageElements,
  run: AnimationRun,
  speaker: Speaker,
): Promise<void> {
  if (run.isSkipped) return;
  const overlay = run.add(front(stage), make('div', styles.intro));
  const { championOf, typeId } = stage.props.arena;
  overlay.style.setProperty('--band', championOf === null ? `var(--type-${typeId})` : '#a8791a');
  const [dim, upper, lower, flash] = ['dim', 'upper', 'lower', 'flash'].map((name) => {
    const part = make('i', styles[name]);
    overlay.append(part);
    return part;
  });
  const picture = portrait(speaker);
  const text = words({ ...speaker, line: '' });
  const line = make('q', styles.line, speaker.line);
  overlay.append(picture, text, line);
  battleSound('intro');
  const { width } = stage.layout;
  if (run.isStill) {
    await run.play(overlay, [{ opacity: 0 }, { opacity: 1 }], { duration: 250 });
    await run.wait(reading(speaker.line));
    await run.play(overlay, [{ opacity: 1 }, { opacity: 0 }], { duration: 250 });
    return;
  }
  const slide = (element: Element | undefined, from: number, delay: number, duration: number) =>
    run.play(
      element ?? null,
      [
        { transform: `translateX(${from}px)`, opacity: 0 },
        { transform: `translateX(${from * 0.1}px)`, opacity: 1, offset: 0.4 },
        { transform: 'none', opacity: 1 },
      ],
      { duration, delay, easing: out },
    );
  void stage.shake(run, 0.6, 300);
  await Promise.all([
    run.play(dim ?? null, [{ opacity: 0 }, { opacity: 1 }], { duration: 220 }),
    run.play(flash ?? null, [{ opacity: 1 }, { opacity: 0 }], { duration: 420, delay: 60 }),
    slide(upper, width, 60, 420),
    slide(lower, -width, 120, 420),
    slide(picture, width * 0.8, 200, 620),
    slide(text, -width * 0.6, 340, 560),
    run.play(
      line,
      [
        { transform: 'translateY(30px)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 360, delay: 620, easing: out },
    ),
  ]);
  await run.wait(reading(speaker.line));
  await Promise.all([
    run.play(
      picture,
      [
        { transform: 'none', opacity: 1 },
        { transform: `translateX(${width * 0.5}px)`, opacity: 0 },
      ],
      { duration: 260, easing: 'ease-in' },
    ),
    run.play(
      text,
      [
        { transform: 'none', opacity: 1 },
        { transform: `translateX(${-width * 0.5}px)`, opacity: 0 },
      ],
      { duration: 260, easing: 'ease-in' },
    ),
    run.play(overlay, [{ opacity: 1 }, { opacity: 0 }], { duration: 300, delay: 120 }),
  ]);
}

export async function speak(
  stage: StageElements,
  run: AnimationRun,
  speaker: Speaker,
): Promise<void> {
  if (run.isSkipped) return;
  const overlay = run.add(
    front(stage),
    make('div', styles.aside, portrait(speaker), words(speaker)),
  );
  const away = run.isStill ? 'none' : 'translateX(110%)';
  await run.play(
    overlay,
    [
      { transform: away, opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    {
      duration: 380,
      easing: out,
    },
  );
  await run.wait(reading(speaker.line));
  await run.play(
    overlay,
    [
      { transform: 'none', opacity: 1 },
      { transform: away, opacity: 0 },
    ],
    {
      duration: 260,
      easing: 'ease-in',
    },
  );
}

/** Stays on the stage. */
export async function close(
  stage: StageElements,
  run: AnimationRun,
  curtain: Curtain,
): Promise<void> {
  const { outcome, headline, speaker } = curtain;
  const isWon = isWin(outcome);
  const overlay = make('div', styles.end);
  overlay.dataset.outcome = outcome;
  const rays = make('i', styles.rays);
  const title = make('strong', styles.headline, headline);
  const text = make('div', styles.closing);
  if (speaker !== null) text.append(portrait(speaker), words(speaker));
  overlay.append(rays, title, text);
  front(stage).append(overlay);
  if (isWon && stage.props.arena.championOf !== null) {
    overlay.dataset.champion = '';
    title.append(laurel());
  }
  if (isWon) {
    for (let index = 0; index < 28; index += 1) overlay.append(make('i', styles.confetti));
  }
  if (run.isSkipped) return;
  battleSound(isWon ? 'victory' : 'defeat');
  if (run.isStill) {
    await run.play(overlay, [{ opacity: 0 }, { opacity: 1 }], { duration: 300 });
    return;
  }
  await Promise.all([
    run.play(overlay, [{ opacity: 0 }, { opacity: 1 }], { duration: isWon ? 260 : 700 }),
    run.play(
      title,
      isWon
        ? [
            { transform: 'scale(2.4)', opacity: 0, easing: out },
            { transform: 'scale(.94)', opacity: 1, offset: 0.6 },
            { transform: 'none', opacity: 1 },
          ]
        : [
            { transform: 'translateY(-40px)', opacity: 0 },
            { transform: 'none', opacity: 1 },
          ],
      { duration: isWon ? 520 : 800, delay: 160, easing: 'ease-out' },
    ),
    run.play(
      text,
      [
        { transform: 'translateY(40px)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      {
        duration: 480,
        delay: 560,
        easing: out,
      },
    ),
  ]);
  await run.wait(600);
}
