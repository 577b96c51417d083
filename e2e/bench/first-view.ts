import type { Result } from 'lighthouse';
import { measureLongestTask } from './longest-task.ts';
import type { Figure } from './report.ts';
import { runLighthouse, type Visit } from './run-lighthouse.ts';

const maxPaintRatio = 1.2;
const maxTaskMs = 50;
/**
 * Pages are measured alternately, so that other load on the machine affects all of them equally.
 */
const rounds = 5;

/** Cost of a first view, in milliseconds. */
interface FirstView {
  /** CPU time of scripts on Lighthouse's phone, four times slower than this machine. */
  script: number;
  /** Largest contentful paint, on that phone and its network. */
  paint: number;
  /** Longest task, at this machine's speed. */
  task: number;
}

/** The prerendered pages, with the session of their viewer. */
export function firstViews(player: string): Visit[] {
  const publicPaths = [
    '/home',
    '/pokedex',
    '/account/login',
    '/account/register',
    '/account/forgot-password',
    '/quiz',
    '/tournament-rules',
    '/pokemon-types-table',
    '/memory-game',
    '/shell-game',
  ];
  return [
    ...publicPaths.map((path) => ({ path, session: null })),
    { path: '/tournament-leaders', session: player },
    { path: '/my-team', session: player },
  ];
}

/** The first view of each page, as a multiple of the bare page's. */
export async function measureFirstViews(
  url: string,
  bareUrl: string,
  visits: readonly Visit[],
  executablePath: string,
): Promise<Figure[]> {
  const bare: FirstView[] = [];
  const views = visits.map((visit) => ({ visit, found: [] as FirstView[] }));
  for (let round = 0; round < rounds; round++) {
    bare.push(await look(bareUrl, { path: '/', session: null }, executablePath));
    for (const { visit, found } of views) found.push(await look(url, visit, executablePath));
  }
  const reference = middleOf(bare);
  return views.flatMap(({ visit, found }) => figuresOf(visit.path, middleOf(found), reference));
}

async function look(
  url: string,
  visit: Visit,
  executablePath: string,
  attempts = 3,
): Promise<FirstView> {
  const found = await runLighthouse(url, visit, { categories: ['performance'], executablePath });
  const failure = failureOf(found);
  if (failure !== undefined && attempts > 1) {
    // The browser's recording is occasionally truncated: such a view has no result.
    process.stderr.write(`${url}${visit.path} is measured again: ${failure}\n`);
    return look(url, visit, executablePath, attempts - 1);
  }
  return {
    script: scriptTimeOf(found),
    paint: found.audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY,
    task: await measureLongestTask(url, visit, executablePath),
  };
}

/** Why Lighthouse has no result for the measured audits; undefined when it has. */
function failureOf({ audits, runtimeError }: Result): string | undefined {
  const work = audits['mainthread-work-breakdown'];
  const paint = audits['largest-contentful-paint'];
  return runtimeError?.message ?? work?.errorMessage ?? paint?.errorMessage;
}

function scriptTimeOf({ audits }: Result): number {
  const details = audits['mainthread-work-breakdown']?.details;
  if (details?.type !== 'table') throw new Error('Lighthouse has no breakdown of the time');
  const row = details.items.find(({ group }) => group === 'scriptEvaluation');
  return Number(row?.duration);
}

function middleOf(views: readonly FirstView[]): FirstView {
  const middle = (part: keyof FirstView) =>
    views.map((view) => view[part]).toSorted((one, other) => one - other)[
      Math.floor(views.length / 2)
    ] ?? Number.NaN;
  return { script: middle('script'), paint: middle('paint'), task: middle('task') };
}

function figuresOf(path: string, view: FirstView, bare: FirstView): Figure[] {
  const paintRatio = view.paint / bare.paint;
  return [
    {
      what: `first view of ${path}, mobile: script evaluation`,
      ...comparison(view.script, bare.script),
      bar: 'none',
      reached: true,
    },
    {
      what: `first view of ${path}, mobile: largest contentful paint`,
      ...comparison(view.paint, bare.paint),
      bar: `≤ ${maxPaintRatio} ×`,
      reached: paintRatio <= maxPaintRatio,
    },
    {
      what: `first view of ${path}, no slow-down: longest task`,
      measured: `${Math.round(view.task)} ms`,
      reference: `${Math.round(bare.task)} ms`,
      bar: `≤ ${maxTaskMs} ms`,
      reached: view.task <= maxTaskMs,
    },
  ];
}

function comparison(measured: number, bare: number): Pick<Figure, 'measured' | 'reference'> {
  return {
    measured: `${(measured / bare).toFixed(2)} × (${Math.round(measured)} ms)`,
    reference: `1 (${Math.round(bare)} ms)`,
  };
}
