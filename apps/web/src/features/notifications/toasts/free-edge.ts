import { createStore } from '../../../lib/create-store.ts';

/**
 * Where toasts pile up: below the header, or above the lower edge; where the screen is wide, on the
 * right or else, at the start of the line, on the left.
 */
export const edges = ['top', 'bottom', 'top-start', 'bottom-start'] as const;
export type Edge = (typeof edges)[number];

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Where toasts are: at an edge, and so many pixels away from it. */
export interface Spot {
  edge: Edge;
  shift: number;
}

/** Where the toasts on the screen are, or were last. */
export const toastSpot = createStore<Spot>({ edge: 'top', shift: 0 });

const pressable = 'a[href], button, input, select, textarea, summary, [role="button"]';
/** What is to be seen: the product's name, the result of a game. */
const neverCovered = '[data-never-covered]';

/** Between toasts and what they stand below. */
const gap = 8;
/** So many times their own height toasts go down to stand below something. */
const farthest = 2;

/** What toasts must not lie over. */
interface Obstacles {
  pressable: readonly Box[];
  neverCovered: readonly Box[];
}

/**
 * How many toasts are to stand there, and how high the highest is, if it is known: not all fit
 * their place.
 */
interface Pile {
  number: number;
  tallest: number;
}

/**
 * The first of the edges at which such toasts would lie over nothing of that; else the first where
 * they find room just below what is never to be covered.
 */
export function chooseSpot(
  places: ReadonlyMap<Edge, Box>,
  obstacles: Obstacles,
  toasts: Pile,
): Spot | undefined {
  const all = [...obstacles.pressable, ...obstacles.neverCovered];
  const isFree = (pile: Box) => !all.some((box) => overlap(box, pile));
  for (const [edge, place] of places) {
    if (isFree(pileOf(edge, place, toasts))) return { edge, shift: 0 };
  }
  for (const [edge, place] of places) {
    const pile = pileOf(edge, place, toasts);
    const above = obstacles.neverCovered.filter((box) => overlap(box, pile));
    if (!edge.startsWith('top') || above.length === 0) continue;
    const shift = Math.max(...above.map(({ bottom }) => bottom)) + gap - place.top;
    const isNear = shift <= farthest * (place.bottom - place.top);
    const below = { ...pile, top: pile.top + shift, bottom: pile.bottom + shift };
    if (isNear && isFree(below)) return { edge, shift };
  }
  return undefined;
}

/**
 * Where such toasts have a free place on the page as it is now; undefined where there is none. The
 * places of one toast are marked in the page: see ToastStackView.
 */
export function freeSpot(toasts: Pile, wanted: readonly Edge[] = edges): Spot | undefined {
  const places = new Map<Edge, Box>();
  for (const edge of wanted) {
    const mark = document.querySelector(`[data-toast-place="${edge}"]`);
    // Phones have one place at either edge, as wide as they are.
    if (mark?.checkVisibility()) places.set(edge, mark.getBoundingClientRect());
  }
  const obstacles = {
    pressable: boxesOf(pressable),
    neverCovered: boxesOf(neverCovered),
  };
  return chooseSpot(places, obstacles, toasts);
}

function boxesOf(selector: string): Box[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.closest('[data-toasts]') === null && element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

/** The place of several, one beside the other, away from their edge. */
function pileOf(edge: Edge, { top, bottom, left, right }: Box, { number, tallest }: Pile): Box {
  const height = bottom - top;
  const more = Math.max(height, tallest) * number - height;
  return edge.startsWith('top')
    ? { top, bottom: bottom + more, left, right }
    : { top: top - more, bottom, left, right };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
