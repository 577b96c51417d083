import type { Page } from '@playwright/test';

/** The DOM's types do not have it yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface Shifts {
  /** Of all that moved so far. */
  sum: number;
  /** What moved, from where and to where: for the message of a failed test. */
  moved: string[];
}

/** The page's layout shifts so far. */
export function layoutShifts(page: Page): Promise<Shifts> {
  return page.evaluate(
    () =>
      new Promise<Shifts>((resolve) => {
        const shifts: Shifts = { sum: 0, moved: [] };
        const isShift = (entry: PerformanceEntry): entry is LayoutShift =>
          entry.entryType === 'layout-shift';
        const boxOf = ({ x, y, width, height }: DOMRectReadOnly) =>
          [x, y, width, height].map(Math.round).join(' ');
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries().filter(isShift)) {
            const { value, startTime, hadRecentInput, sources } = entry;
            shifts.sum += value;
            const moved = sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node?.nodeName} ${node?.textContent?.slice(0, 20)}: ${boxOf(previousRect)} > ${boxOf(currentRect)}`,
            );
            const when = `at ${Math.round(startTime)} ms${hadRecentInput ? ', after an input or a resize' : ''}`;
            shifts.moved.push(`${value.toFixed(4)} ${when}: ${moved.join('; ')}`);
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are delivered before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
      }),
  );
}

/** The sum of the page's layout shifts so far. */
export async function layoutShift(page: Page): Promise<number> {
  return (await layoutShifts(page)).sum;
}
