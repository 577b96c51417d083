import type { Browser, Page } from '@playwright/test';
import * as z from 'zod/mini';

/** CPU slow-down of the phone against this machine. */
export const slowDown = 4;
/** Minimum share of drawn frames. */
export const minDrawn = 0.9;

interface Visit {
  url: string;
  /** The signed-in user as stored by the browser, as JSON. */
  session?: string;
}

/** A page on a phone with a slow CPU. */
export async function slowedPage(browser: Browser, { url, session }: Visit): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const page = await browser.newPage({ viewport, baseURL: url });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  if (session !== undefined) {
    await page.addInitScript(`localStorage.setItem('user', ${JSON.stringify(session)})`);
  }
  return page;
}

const frameEvent = z.object({
  name: z.enum(['DrawFrame', 'DroppedFrame']),
  /** With a partial update only the main thread was late; compositor animations have moved. */
  args: z.object({ hasPartialUpdate: z.optional(z.boolean()) }),
});
const recording = z.object({ traceEvents: z.array(z.unknown()) });

/**
 * Share of the expected frames that the browser drew during `work`. Measured by tracing, because
 * requestAnimationFrame would measure scripts, on which animations of transform and opacity do
 * not depend.
 */
export async function shareOfFramesDrawn(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<{ share: number; drawn: number }> {
  const categories = ['disabled-by-default-devtools.timeline.frame'];
  await browser.startTracing(page, { categories });
  await work();
  const { traceEvents } = recording.parse(JSON.parse((await browser.stopTracing()).toString()));
  const frames = traceEvents.flatMap((event) => frameEvent.safeParse(event).data ?? []);
  const drawn = frames.filter(({ name }) => name === 'DrawFrame').length;
  const missed = frames.filter(
    ({ name, args }) => name === 'DroppedFrame' && args.hasPartialUpdate !== true,
  ).length;
  return { share: drawn / (drawn + missed), drawn };
}
