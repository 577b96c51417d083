import { type Browser, chromium, type Page } from '@playwright/test';
import { administrator } from '../support/server-process.ts';
import { percentile } from './percentile.ts';
import type { Figure } from './report.ts';
import { signIn } from './sign-in.ts';

const maxMs = 50;
/** Text typed into each field, then confirmed with Enter. */
const inputs = [
  ['Pokémon', 'pikachu'],
  ['Tipo 1', 'acqua'],
  ['Tipo 2', 'volante'],
  ['Abilità', 'levitazione'],
  ['Mossa appresa', 'fulmine'],
] as const;
/** The browser's shortest measurable interaction, in milliseconds. */
const minMeasurableMs = 16;

/** Collects the browser's measurements from each key to the next paint. */
const observe = `
  window.keys = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'keydown') window.keys.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: ${minMeasurableMs} });
`;

/** Resolves after two frames, when the last key has been painted. */
const painted = `new Promise((resolve) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))`;

async function measuredKeys(page: Page): Promise<number[]> {
  const keys: unknown = await page.evaluate('window.keys');
  return Array.isArray(keys) ? keys.map(Number) : [];
}

/** Duration of each key, and the main thread's maximum CPU time for one, in milliseconds. */
interface Presses {
  times: number[];
  work: number;
}

/** Keys too short to be reported count as `minMeasurableMs`. */
async function press(page: Page, keys: readonly string[]): Promise<Presses> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const workSoFar = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = (await measuredKeys(page)).length;
  const works: number[] = [];
  for (const key of keys) {
    const start = await workSoFar();
    await page.keyboard.press(key);
    await page.evaluate(painted);
    works.push((await workSoFar()) - start);
  }
  await cdp.detach();
  const slow = (await measuredKeys(page)).slice(before);
  const rest = Math.max(0, keys.length - slow.length);
  const times = [...slow, ...Array.from({ length: rest }, () => minMeasurableMs)];
  return { times, work: Math.max(...works) };
}

const formatPresses = ({ times, work }: Presses) =>
  `${[percentile(times, 0.5), percentile(times, 0.95), percentile(times, 1)]
    .map((time) => Math.round(time))
    .join('/')} ms (${Math.round(work)} ms of work)`;

/** The same keys in a page with one plain field. */
async function measurePlainField(browser: Browser, url: string): Promise<Presses> {
  const page = await browser.newPage();
  await page.goto(`${url}/robots.txt`);
  await page.setContent('<input aria-label="Pokémon">');
  await page.evaluate(observe);
  await page.getByLabel('Pokémon').focus();
  const presses = await press(page, [...inputs.map(([, text]) => text).join('')]);
  await page.close();
  return presses;
}

/** Opens the list and waits until the page is idle. */
async function openList(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/all-pokemon-list`);
  await page.getByRole('listitem').first().waitFor();
  // Players type only after the list has rendered.
  await page.evaluate('new Promise((resolve) => requestIdleCallback(() => resolve()))');
}

/**
 * Time from a key in each filter of the Pokémon list to the next paint, and the list's DOM size.
 */
export async function measureKeystrokes(url: string, executablePath: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const reference = await measurePlainField(browser, url);
    // On a machine where even a plain field is slow, only the CPU time is meaningful.
    const isBusy = Math.max(...reference.times) > maxMs;
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript(observe);
    const session = JSON.stringify(JSON.stringify(await signIn(url, administrator)));
    await page.addInitScript(`localStorage.setItem('user', ${session})`);
    const figures: Figure[] = [];
    for (const [field, text] of inputs) {
      await openList(page, url);
      const input = page.getByRole('combobox', { name: field, exact: true });
      await input.focus();
      const presses = await press(page, [...text, 'ArrowDown', 'Enter']);
      figures.push({
        what: `key in the filter ${field} to next paint, p50/p95/max`,
        measured: formatPresses(presses),
        reference: formatPresses(reference),
        bar: `≤ ${maxMs} ms`,
        reached: Math.max(...presses.times) <= maxMs || (isBusy && presses.work <= maxMs),
      });
    }
    await openList(page, url);
    const nodes = await page.locator('*').count();
    figures.push({
      what: 'elements in the document with 2,000 available Pokémon',
      measured: String(nodes),
      bar: '≤ 3000',
      reached: nodes <= 3000,
    });
    return figures;
  } finally {
    await browser.close();
  }
}
