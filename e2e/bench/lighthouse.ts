import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { Figure } from './report.ts';

const least = 95;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** One run can meet a busy moment of the machine: the middle one of three counts. */
const runs = 3;

/** Lighthouse's four scores for a page, with its mobile preset. */
export async function measureLighthouse(
  url: string,
  path: string,
  executablePath: string,
): Promise<Figure> {
  const results: number[][] = [];
  for (let run = 0; run < runs; run += 1) results.push(await runOnce(url + path, executablePath));
  const scores = categories.map((_, index) =>
    middleOf(results.map((result) => result[index] ?? 0)),
  );
  return {
    what: `Lighthouse, mobile, ${path} (${categories.join(', ')})`,
    measured: scores.join(' '),
    bar: `≥ ${least} each`,
    reached: scores.every((score) => score >= least),
  };
}

function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

async function runOnce(address: string, executablePath: string): Promise<number[]> {
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
    ],
  });
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: categories,
      logLevel: 'error',
    });
    return categories.map((id) => Math.round((result?.lhr.categories[id]?.score ?? 0) * 100));
  } finally {
    chrome.kill();
  }
}
