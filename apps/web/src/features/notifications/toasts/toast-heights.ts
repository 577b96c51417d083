/** How high a toast was drawn, and how wide the screen was. */
interface Drawn {
  height: number;
  screenWidth: number;
}

const drawn = new Map<string, Drawn>();

/**
 * How high the highest of these toasts is, or was before it gave way; 0 where none has been drawn on such a
 * screen. One with a long header, or in large letters, is higher than the place of a toast.
 */
export function heightOfTallest(ids: readonly (string | undefined)[]): number {
  for (const toast of document.querySelectorAll<HTMLElement>('[data-toasts] [data-toast]')) {
    const { toast: id = '' } = toast.dataset;
    drawn.set(id, { height: toast.offsetHeight, screenWidth: window.innerWidth });
  }
  const heights = ids.map((id) => {
    const known = id === undefined ? undefined : drawn.get(id);
    return known?.screenWidth === window.innerWidth ? known.height : 0;
  });
  return Math.max(0, ...heights);
}
