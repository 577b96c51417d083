import { expect, type Page } from '@playwright/test';

/** In CSS pixels. */
const leastSize = 40;

/**
 * Expects every touch target of a page to be large enough, measured from its middle by hit testing.
 * Links within a sentence are exempt.
 */
export async function expectTouchable(page: Page): Promise<void> {
  const small = await page.evaluate((least) => {
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        ({ nodeType, textContent }) =>
          nodeType === Node.TEXT_NODE && (textContent ?? '').trim().length > 3,
      );
    const found: string[] = [];
    const pressable = 'a[href], button, input, select, textarea, summary';
    for (const element of document.querySelectorAll(`main :is(${pressable})`)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.matches(':disabled') || inSentence(element)) continue;
      // Decorative: another target of full size does the same.
      if (element.closest('[aria-hidden="true"]') !== null) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      const area = element.closest('label') ?? element;
      const [middleX, middleY] = [x + width / 2, y + height / 2];
      const meets = (byX: number, byY: number) =>
        area.contains(document.elementFromPoint(middleX + byX, middleY + byY));
      // Covered by another element, which receives the touch.
      if (!meets(0, 0)) continue;
      // Both ways, until it is large enough.
      const extent = (byX: number, byY: number) => {
        let size = 1;
        for (const way of [-1, 1]) {
          let steps = 1;
          while (size < least && meets(way * byX * steps, way * byY * steps)) {
            steps++;
            size++;
          }
        }
        return size;
      };
      const across = extent(1, 0);
      const high = extent(0, 1);
      // One pixel of tolerance between neighbours.
      if (Math.min(across, high) < least - 1) {
        const name = element.getAttribute('aria-label') ?? element.textContent;
        found.push(`${name}: ${across} × ${high}`);
      }
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return found;
  }, leastSize);
  expect(small, `of ${new URL(page.url()).pathname}`).toEqual([]);
}
