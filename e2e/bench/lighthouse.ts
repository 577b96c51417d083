import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Figure } from './report.ts';
import { runLighthouse, type Visit } from './run-lighthouse.ts';

const minScore = 95;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Sessions as stored by the browser. */
interface Sessions {
  player: string;
  organiser: string;
}

/** The pages of the build's manifest. */
const builtPages = z.record(z.string(), z.object({ access: z.enum(['public', 'user', 'admin']) }));

/** Every page of the product, with a session that may open it. */
export function listVisits({ player, organiser }: Sessions): Visit[] {
  const sessions = { public: null, user: player, admin: organiser };
  const file = new URL('../../apps/web/dist/page-manifest.json', import.meta.url);
  const pages = builtPages.parse(JSON.parse(readFileSync(file, 'utf8')));
  return [
    ...Object.entries(pages)
      .filter(([path]) => path !== '*')
      .map(([path, { access }]) => ({ path, session: sessions[access] })),
    { path: '/nessuna-pagina', session: null },
  ];
}

/**
 * Lighthouse's four scores for a page, with its mobile preset. Since one run can be disturbed by
 * other load, a page below the bar gets the medians of three runs.
 */
export async function measureLighthouse(
  url: string,
  visit: Visit,
  executablePath: string,
): Promise<Figure> {
  const first = await runOnce(url, visit, executablePath);
  const results = [first];
  if (!reachesBar(first)) {
    for (const _ of [2, 3]) results.push(await runOnce(url, visit, executablePath));
  }
  const scores = categories.map((_, index) =>
    middleOf(results.map((result) => result[index] ?? 0)),
  );
  return {
    what: `Lighthouse, mobile, ${visit.path} (${categories.join(', ')})`,
    measured: scores.join(' '),
    bar: `≥ ${minScore} each`,
    reached: reachesBar(scores),
  };
}

function reachesBar(scores: readonly number[]): boolean {
  return scores.every((score) => score >= minScore);
}

function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

async function runOnce(url: string, visit: Visit, executablePath: string): Promise<number[]> {
  const found = await runLighthouse(url, visit, { categories, executablePath });
  return categories.map((id) => Math.round((found.categories[id]?.score ?? 0) * 100));
}
