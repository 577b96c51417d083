import { createStore } from '../../../lib/create-store.ts';

/** The places of the stack, in order of preference; on wide screens 'start' is the left side. */
export const edges = ['top', 'bottom', 'top-start', 'bottom-start'] as const;
export type Edge = (typeof edges)[number];

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** The stack's position. */
export interface Spot {
  edge: Edge;
  /** Distance from the edge, in pixels. */
  shift: number;
}

/** The current or last position of the stack. */
export const toastSpot = createStore<Spot>({ edge: 'top', shift: 0 });

const pressable = 'a[href], button, input, select, textarea, summary, [role="button"]';
/** Content that must stay visible: the product's name, the result of a game. */
const neverCovered = '[data-never-covered]';

/** The distance between toasts and the content above them, in pixels. */
const gap = 8;
/** The largest shift, as a multiple of a toast's height. */
const farthest = 2;

/** The boxes that toasts must not cover. */
interface Obstacles {
  pressable: readonly Box[];
  neverCovered: readonly Box[];
}

/** The toasts to place. */
interface Pile {
  number: number;
  /** The height of the tallest, if it is known, otherwise 0: some are taller than their place. */
  tallest: number;
}

/**
 * The first edge where the toasts cover no obstacle; otherwise the first upper edge where they fit
 * just below content that must stay visible.
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
 * A free position for the toasts on the current page; undefined if there is none. ToastStackView
 * renders a marker of one toast's size at each edge.
 */
export function freeSpot(toasts: Pile, wanted: readonly Edge[] = edges): Spot | undefined {
  const places = new Map<Edge, Box>();
  for (const edge of wanted) {
    const mark = document.querySelector(`[data-toast-place="${edge}"]`);
    // On phones only the markers of 'top' and 'bottom' are visible.
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

/** The box of several toasts, which stack up from their edge. */
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
