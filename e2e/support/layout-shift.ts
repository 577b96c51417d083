import type { Page } from '@playwright/test';

/** How much the page has jumped by itself so far: the sum of its layout shifts. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // What was buffered is delivered before the second frame from now.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}
