import type { Browser, Page } from '@playwright/test';
import * as z from 'zod/mini';

/** How many times slower than this machine the phone is. */
export const slowDown = 4;
/** Of the frames that were to be drawn. */
export const leastDrawn = 0.9;

interface Visit {
  url: string;
  /** What the browser keeps of whoever is signed in, as JSON. */
  session?: string;
}

/** A page on a phone whose processor is slow. */
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
  /** Something else in the frame was late; what moves by itself has moved. */
  args: z.object({ hasPartialUpdate: z.optional(z.boolean()) }),
});
const recording = z.object({ traceEvents: z.array(z.unknown()) });

/**
 * What share of the frames that were to be drawn the browser has drawn meanwhile. Asking the page itself for
 * frames would tell of its scripts, and make it work for each: what moves by transform and opacity
 * alone goes on without them.
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
