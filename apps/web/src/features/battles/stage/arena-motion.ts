import { prefersReducedMotion } from '../../../lib/motion.ts';
import styles from './ArenaPicture.module.css';

/** Milliseconds between two steps of an arena: its motion is too slow to be seen to jump. */
const step = 50;

type Way = 'rise' | 'fall' | 'drift';

/** The way and colour of the particles, by type. */
const air: Readonly<Record<number, readonly [way: Way, colour: string]>> = {
  2: ['fall', '#eaffb8'],
  3: ['rise', '#e6fdff'],
  4: ['rise', '#ffb545'],
  5: ['drift', '#fff27a'],
  6: ['drift', '#fff0c8'],
  7: ['drift', '#ffe3ab'],
  9: ['fall', '#ffffff'],
  10: ['rise', '#ffd6f2'],
  11: ['rise', '#bff0ff'],
  12: ['drift', '#ffffff'],
  13: ['rise', '#ffe2a3'],
  14: ['rise', '#c7f26a'],
  15: ['drift', '#fff6a8'],
  16: ['drift', '#ff9a8f'],
  17: ['rise', '#ffb36b'],
};

const ways: Readonly<Record<Way, Keyframe[]>> = {
  rise: [
    { transform: 'none', opacity: 0 },
    { opacity: 0.85, offset: 0.2 },
    { opacity: 0.85, offset: 0.7 },
    { transform: 'translate(14px, -170px)', opacity: 0 },
  ],
  fall: [
    { transform: 'translate(-16px, -150px) rotate(0deg)', opacity: 0 },
    { opacity: 0.85, offset: 0.2 },
    { opacity: 0.85, offset: 0.75 },
    { transform: 'translate(30px, 90px) rotate(200deg)', opacity: 0 },
  ],
  drift: [
    { transform: 'translateX(-40px)', opacity: 0 },
    { opacity: 0.7, offset: 0.3 },
    { transform: 'translate(20px, -18px)', offset: 0.5 },
    { opacity: 0.7, offset: 0.7 },
    { transform: 'translateX(80px)', opacity: 0 },
  ],
};

const loop = 9000;
/** Where the particles begin, in percent, how large they are and how far on their way. */
const motes = [
  [8, 78, 1, 1000],
  [18, 42, 0.7, 5000],
  [30, 62, 1, 3000],
  [41, 35, 0.6, 7000],
  [52, 55, 1.3, 2000],
  [60, 82, 1, 6000],
  [68, 40, 0.7, 4000],
  [77, 66, 1.2, 8000],
  [86, 36, 0.7, 500],
  [94, 72, 1, 5500],
  [24, 88, 1.4, 7500],
  [47, 74, 0.9, 3500],
] as const;

/**
 * Moves an arena without end: particles, and the wall, which is farther away than the rest. All
 * take their steps together, so that the page has nothing to do for most frames.
 * @param typeId null for a champion's arena
 */
export function animateArena(element: HTMLElement, typeId: number | null): void {
  if (prefersReducedMotion()) return;
  const [way, colour] = air[typeId ?? 0] ?? ['drift', '#fff3cf'];
  element.style.color = colour;
  element.replaceChildren(
    ...motes.map(([left, top, scale, elapsed]) => {
      const mote = document.createElement('i');
      mote.className = styles.mote ?? '';
      Object.assign(mote.style, { left: `${left}%`, top: `${top}%`, scale });
      mote.animate(ways[way], { ...endless(loop), delay: -elapsed });
      return mote;
    }),
  );
  element.parentElement
    ?.querySelector('[data-part="wall"]')
    ?.animate(
      [{ transform: 'translateX(-1%)', easing: 'ease-in-out' }, { transform: 'translateX(1%)' }],
      { ...endless(16_000), direction: 'alternate' },
    );
}

function endless(duration: number): KeyframeAnimationOptions {
  return { duration, easing: `steps(${duration / step})`, iterations: Infinity };
}
