import { createStore } from '../../../lib/create-store.ts';

/**
 * Where toasts pile up: below the header, or above the lower edge; where the screen is wide, on the right
 * or else, at the start of the line, on the left.
 */
export const edges = ['top', 'bottom', 'top-start', 'bottom-start'] as const;
export type Edge = (typeof edges)[number];

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** The edge at which the toasts on the screen are, or were last. */
export const toastEdge = createStore<Edge>('top');

/** What can be pressed, and what is to be seen: the product's name, the result of a game. */
const notToBeCovered =
  'a[href], button, input, select, textarea, summary, [role="button"], [data-never-covered]';

/** The first of the edges at which `number` toasts would lie over nothing that is not to be covered. */
export function chooseEdge(
  places: ReadonlyMap<Edge, Box>,
  others: readonly Box[],
  number: number,
): Edge | undefined {
  for (const [edge, place] of places) {
    const pile = pileOf(edge, place, number);
    if (!others.some((box) => overlap(box, pile))) return edge;
  }
  return undefined;
}

/**
 * The edge at which `number` toasts have a free place on the page as it is now; undefined where there is
 * none. The places of one toast are marked in the page: see ToastStackView.
 */
export function freeEdge(number: number, wanted: readonly Edge[] = edges) {
  const places = new Map<Edge, Box>();
  for (const edge of wanted) {
    const mark = document.querySelector(`[data-toast-place="${edge}"]`);
    // Phones have one place at either edge, as wide as they are.
    if (mark?.checkVisibility()) places.set(edge, mark.getBoundingClientRect());
  }
  const others = [...document.querySelectorAll(notToBeCovered)]
    .filter((element) => element.closest('[data-toasts]') === null && element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  return chooseEdge(places, others, number);
}

/** The place of several, one beside the other, away from their edge. */
function pileOf(edge: Edge, { top, bottom, left, right }: Box, number: number): Box {
  const more = (bottom - top) * (number - 1);
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
