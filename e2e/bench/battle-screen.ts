import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { slowDown, slowedPage } from './frames.ts';
import type { Figure } from './report.ts';
import { signedIn, startBattle } from './served-battles.ts';

const maxBytes = 32_000;
/** Share of the frame rate that the same browser reaches with one moving square. */
const minFrames = 0.9;
const turns = 3;

const built = fileURLToPath(new URL('../../apps/web/dist/', import.meta.url));
/** Each page's preload tags. */
const pageManifest = z.record(z.string(), z.object({ files: z.string() }));

/** The scripts of the battle page that another page has not; animations and sentences follow. */
function ownScripts(): string[] {
  const pages = pageManifest.parse(JSON.parse(readFileSync(`${built}page-manifest.json`, 'utf8')));
  const scriptsOf = (path: string) =>
    [...(pages[path]?.files.matchAll(/static\/[\w-]+\.js/g) ?? [])].map(([file]) => file);
  const others: readonly string[] = scriptsOf('/profile');
  return scriptsOf('/battle').filter((file) => !others.includes(file));
}

function measureBytes(): Figure {
  const files = ownScripts();
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(built + file)).length, 0);
  return {
    what: 'scripts of the battle’s screen (gzip)',
    measured: `${(bytes / 1000).toFixed(1)} kB`,
    bar: `≤ ${maxBytes / 1000} kB`,
    reached: files.length > 1 && bytes <= maxBytes,
  };
}

/** Frames per second until `isOver`, the source of a function run in the page, returns true. */
function framesUntil(page: Page, isOver: string): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    const isOver = ${isOver};
    const begun = performance.now();
    let frames = 0;
    const count = () => {
      frames += 1;
      const taken = performance.now() - begun;
      if (isOver(taken)) resolve((frames / taken) * 1000);
      else requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  })`);
}

/** Frames per second of a page with one moving square. */
async function bareFrames(browser: Browser, url: string): Promise<number> {
  const page = await slowedPage(browser, { url });
  await page.goto('/robots.txt');
  await page.setContent('<div>Pikachu</div>');
  await page.evaluate(`document.querySelector('div').animate(
    [{ transform: 'none' }, { transform: 'translateX(200px)' }],
    { duration: 1000, iterations: Infinity },
  )`);
  const frames = await framesUntil(page, '(taken) => taken > 4000');
  await page.close();
  return frames;
}

/** A move, or the replacement after a knock-out. */
const choice = '[data-choice]:not([aria-disabled="true"])';
const canChoose = `() => document.querySelector('${choice}, [data-outcome]') !== null`;

/** Mean frames per second of some turns of a battle, from a choice until the next one. */
async function battleFrames(browser: Browser, url: string): Promise<number> {
  const player = await signedIn(url, 260);
  const battle = await startBattle(url, player);
  if (battle === undefined) throw new Error('No leader is available to the player');
  const page = await slowedPage(browser, { url, session: JSON.stringify(player) });
  await page.goto(`/battle/${battle.id}`);
  const choices = page.locator(choice);
  const found: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    await choices.first().waitFor({ timeout: 60_000 });
    await choices.first().click();
    await choices.first().waitFor({ state: 'hidden' });
    found.push(await framesUntil(page, canChoose));
  }
  await page.close();
  return found.reduce((sum, each) => sum + each, 0) / found.length;
}

/** The battle screen's script size, and its frame rate on a four times slower phone. */
export async function measureBattleScreen(url: string, executablePath: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const bare = await bareFrames(browser, url);
    const frames = await battleFrames(browser, url);
    return [
      measureBytes(),
      {
        what: `frames a second in ${turns} turns of a battle, ${slowDown} × slow-down`,
        measured: frames.toFixed(0),
        reference: `one moving square: ${bare.toFixed(0)}`,
        bar: `≥ ${minFrames} ×`,
        reached: frames >= minFrames * bare,
      },
    ];
  } finally {
    await browser.close();
  }
}
