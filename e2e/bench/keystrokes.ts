import { type Browser, chromium, type Page } from '@playwright/test';
import { percentile } from './percentile.ts';
import type { Figure } from './report.ts';
import { administrator } from './server-process.ts';
import { signIn } from './sign-in.ts';

const slowest = 50;
/** What is written into each field, and then chosen with Enter. */
const writings = [
  ['Pokémon', 'pikachu'],
  ['Tipo 1', 'acqua'],
  ['Tipo 2', 'volante'],
  ['Abilità', 'levitazione'],
  ['Mossa appresa', 'fulmine'],
] as const;
/** Interactions shorter than this are not told apart by the browser. */
const shortest = 16;

/** Collects how long the page takes from each key to the next paint, as the browser measures it. */
const observe = `
  window.keys = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'keydown') window.keys.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: ${shortest} });
`;

/** The next frame, and the one after it: by then the key before has been painted. */
const painted = `new Promise((resolve) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))`;

async function told(page: Page): Promise<number[]> {
  const keys: unknown = await page.evaluate('window.keys');
  return Array.isArray(keys) ? keys.map(Number) : [];
}

/** How long each of some keys took, and the processor time of the page's thread for the longest. */
interface Presses {
  times: number[];
  work: number;
}

/** Those too short for the browser to report count as the shortest. */
async function press(page: Page, keys: readonly string[]): Promise<Presses> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const workSoFar = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = (await told(page)).length;
  const works: number[] = [];
  for (const key of keys) {
    const start = await workSoFar();
    await page.keyboard.press(key);
    await page.evaluate(painted);
    works.push((await workSoFar()) - start);
  }
  await cdp.detach();
  const slow = (await told(page)).slice(before);
  const rest = Math.max(0, keys.length - slow.length);
  const times = [...slow, ...Array.from({ length: rest }, () => shortest)];
  return { times, work: Math.max(...works) };
}

const inWords = ({ times, work }: Presses) =>
  `${[percentile(times, 0.5), percentile(times, 0.95), percentile(times, 1)]
    .map((time) => Math.round(time))
    .join('/')} ms (${Math.round(work)} ms of work)`;

/** The same keys in a page that has nothing but a field. */
async function measurePlainField(browser: Browser, url: string): Promise<Presses> {
  const page = await browser.newPage();
  await page.goto(`${url}/robots.txt`);
  await page.setContent('<input aria-label="Pokémon">');
  await page.evaluate(observe);
  await page.getByLabel('Pokémon').focus();
  const presses = await press(page, [...writings.map(([, text]) => text).join('')]);
  await page.close();
  return presses;
}

/** The list, once the page has nothing more to do. */
async function openList(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/all-pokemon-list`);
  await page.getByRole('listitem').first().waitFor();
  // Nobody writes before the list that has just come is all there.
  await page.evaluate('new Promise((resolve) => requestIdleCallback(() => resolve()))');
}

/** From a key in each filter of a list of all available Pokémon to the next paint, and how much the page holds. */
export async function measureKeystrokes(url: string, executablePath: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const reference = await measurePlainField(browser, url);
    // On a machine where even a bare field is slow, only the processor time can be judged.
    const isBusy = Math.max(...reference.times) > slowest;
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript(observe);
    const session = JSON.stringify(JSON.stringify(await signIn(url, administrator)));
    await page.addInitScript(`localStorage.setItem('user', ${session})`);
    const figures: Figure[] = [];
    for (const [field, text] of writings) {
      await openList(page, url);
      const input = page.getByRole('combobox', { name: field, exact: true });
      await input.focus();
      const presses = await press(page, [...text, 'ArrowDown', 'Enter']);
      figures.push({
        what: `key in the filter ${field} to next paint, p50/p95/max`,
        measured: inWords(presses),
        reference: inWords(reference),
        bar: `≤ ${slowest} ms`,
        reached: Math.max(...presses.times) <= slowest || (isBusy && presses.work <= slowest),
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
