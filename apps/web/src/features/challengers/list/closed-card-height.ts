/**
 * How high a closed card with its shadow is, in pixels, in a window of this width: the card's styles
 * lay it out in four lines, in two or in one. Long names may make it higher.
 */
export function closedCardHeight(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const width = document.documentElement.clientWidth / rem;
  if (width < 46) return 16.375 * rem;
  return width < 70 ? 9.125 * rem : 5.25 * rem;
}
