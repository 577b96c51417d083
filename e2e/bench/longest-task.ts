import { chromium, devices } from '@playwright/test';
import type { Visit } from './run-lighthouse.ts';

const phone = devices['Moto G4'];

/** Time in which a page finishes its first work and its idle work. */
const settledMs = 3000;

/** The used fields of a trace's line. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** CPU time of the thread, in microseconds. */
  tdur: number;
  /** Of lines that name a thread, or the process of an address. */
  args: unknown;
}

/**
 * CPU time of the longest task of a page's main thread, from the first byte until the page is idle,
 * at the speed of this machine, in milliseconds.
 */
export async function measureLongestTask(
  url: string,
  { path, session }: Visit,
  executablePath: string,
): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ ...phone });
    if (session !== null) {
      await page.goto(`${url}/robots.txt`);
      await page.evaluate((stored) => localStorage.setItem('user', stored), session);
      await page.goto('about:blank');
    }
    await browser.startTracing(page, {
      categories: [
        '-*',
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        '__metadata',
      ],
    });
    await page.goto(url + path, { waitUntil: 'load' });
    await page.waitForTimeout(settledMs);
    return longestOf(parseTrace(await browser.stopTracing()), url + path);
  } finally {
    await browser.close();
  }
}

function longestOf(events: readonly TraceEvent[], address: string): number {
  const committed = events
    .filter(({ name }) => name === 'FrameCommittedInBrowser')
    .map(({ args }) => fieldOf(args, 'data'))
    .find((frame) => fieldOf(frame, 'url') === address);
  const pid = fieldOf(committed, 'processId');
  const thread = events.find(
    (one) =>
      one.pid === pid &&
      one.name === 'thread_name' &&
      fieldOf(one.args, 'name') === 'CrRendererMain',
  );
  const tasks = events.filter(
    (one) => one.name === 'RunTask' && one.pid === pid && one.tid === thread?.tid,
  );
  if (tasks.length === 0) throw new Error('The trace holds no task');
  return Math.max(...tasks.map(({ tdur }) => tdur)) / 1000;
}

function parseTrace(trace: Buffer): TraceEvent[] {
  const content: unknown = JSON.parse(trace.toString());
  const events = fieldOf(content, 'traceEvents');
  if (!Array.isArray(events)) throw new Error('This is no trace');
  return events.map((event: unknown) => ({
    name: String(fieldOf(event, 'name')),
    pid: Number(fieldOf(event, 'pid')),
    tid: Number(fieldOf(event, 'tid')),
    tdur: Number(fieldOf(event, 'tdur') ?? 0),
    args: fieldOf(event, 'args'),
  }));
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return new Map(Object.entries(value)).get(name);
}
