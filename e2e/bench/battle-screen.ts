import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { slowDown, slowedPage } from './frames.ts';
import type { Figure } from './report.ts';
import { signedIn, startBattle } from './served-battles.ts';

const mostBytes = 25_000;
/** Of the frames that the same browser makes of one moving square. */
const leastFrames = 0.9;
const turns = 3;

const built = fileURLToPath(new URL('../../apps/web/dist/static/', import.meta.url));
/** What opening a battle loads beside what its effects and sentences are. */
const ownScripts = /^(BattlePage|screen)-.*\.js\.gz$/;

function measureBytes(): Figure {
  const files = readdirSync(built).filter((file) => ownScripts.test(file));
  const bytes = files.reduce((sum, file) => sum + statSync(built + file).size, 0);
  return {
    what: 'scripts of the battle’s screen (gzip)',
    measured: `${(bytes / 1000).toFixed(1)} kB`,
    bar: `≤ ${mostBytes / 1000} kB`,
    reached: files.length > 1 && bytes <= mostBytes,
  };
}

/** Frames a second from now until the page's function says that it is over. */
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

/** Of a page that has nothing but a square that moves. */
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

/** Moves, or who comes in after a knock-out. */
const choice = '[data-choice]:not([aria-disabled="true"])';
const canChoose = `() => document.querySelector('${choice}, [data-outcome]') !== null`;

/** Of some turns of a battle, from a choice until the next one. */
async function battleFrames(browser: Browser, url: string): Promise<number> {
  const player = await signedIn(url, 260);
  const battle = await startBattle(url, player);
  if (battle === undefined) throw new Error('The player can face nobody');
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

/** What the screen of a battle weighs, and how smoothly it moves on a phone that is four times as slow. */
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
        bar: `≥ ${leastFrames} ×`,
        reached: frames >= leastFrames * bare,
      },
    ];
  } finally {
    await browser.close();
  }
}
