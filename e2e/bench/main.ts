import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signTokens, type TokenOwner } from '../../apps/server/src/testing/crowd/tokens.ts';
import { administrator, startServer } from '../support/server-process.ts';
import { startBarePageServer } from './bare-page-server.ts';
import { startBareServer } from './bare-server.ts';
import { measureBattleScreen } from './battle-screen.ts';
import { measureBattles } from './battles.ts';
import { measureBesideWrites } from './beside-writes.ts';
import { fillDataFolder } from './crowd.ts';
import { measureCrowdPoll } from './crowd-poll.ts';
import { firstViews, measureFirstViews } from './first-view.ts';
import { measureFirstVisit } from './first-visit.ts';
import { measureKeystrokes } from './keystrokes.ts';
import { measureKills } from './kills.ts';
import { listVisits, measureLighthouse } from './lighthouse.ts';
import { measureLive } from './live/measure-live.ts';
import { measureMotion } from './motion.ts';
import { measurePipelining } from './pipelining.ts';
import { measurePoll } from './poll.ts';
import { measureRanking } from './ranking.ts';
import { measureReads, oneOfTheCrowd } from './reads.ts';
import { measureRejectedRequests } from './rejected-requests.ts';
import { type Figure, report } from './report.ts';
import { measureServedBattles } from './served-battles.ts';
import { showNotifications } from './show-notifications.ts';
import { signIn } from './sign-in.ts';
import { measureSprites } from './sprites.ts';

const port = 3991;
const barePagePort = 3992;
const maxStartMs = 3000;
/** Name of the only part to run, and what it is told. */
const [part, ...partArgs] = process.argv.slice(2);

const browser = process.env.CHROMIUM_PATH;
if (browser === undefined) throw new Error('CHROMIUM_PATH says where the browser is');
const dataFolder = await mkdtemp(join(tmpdir(), 'poketorneo-bench-'));

/** First views of the product's pages, measured alternately with the bare page. */
async function measureViews(executablePath: string): Promise<Figure[]> {
  const server = await startServer(dataFolder, port);
  const barePage = await startBarePageServer(barePagePort);
  try {
    const player = await signIn(server.url, oneOfTheCrowd);
    // Toasts of a year's notifications, which come later, are not part of the first view.
    await showNotifications(server.url, player.token);
    const visits = firstViews(JSON.stringify(player));
    return await measureFirstViews(server.url, barePage.url, visits, executablePath);
  } finally {
    await barePage.stop();
    await server.stop();
  }
}

/** All players poll their notifications at once. */
async function measureCrowd(owners: readonly TokenOwner[]): Promise<Figure> {
  const server = await startServer(dataFolder, port);
  const bare = await startBareServer();
  try {
    const secret = await readFile(join(dataFolder, 'token-secret'), 'utf8');
    return await measureCrowdPoll(server, bare, await signTokens(secret.trim(), owners));
  } finally {
    await bare.stop();
    await server.stop();
  }
}

/** Battles in the server, and the engine alone. */
async function measureAllBattles(executablePath: string): Promise<Figure[]> {
  const server = await startServer(dataFolder, port);
  try {
    const { token } = await signIn(server.url, administrator);
    return [
      ...(await measureBattleScreen(server.url, executablePath)),
      ...(await measureServedBattles(server.url, token)),
      ...(await measureBattles()),
      measureSprites(),
    ];
  } finally {
    await server.stop();
  }
}

/** Animations of the game. */
async function measureAllMotion(executablePath: string): Promise<Figure[]> {
  const server = await startServer(dataFolder, port);
  try {
    const organiser = await signIn(server.url, administrator);
    return await measureMotion(server.url, organiser, executablePath);
  } finally {
    await server.stop();
  }
}

/** Pages in a browser, of visitors and signed-in users. */
async function measurePages(executablePath: string): Promise<Figure[]> {
  const server = await startServer(dataFolder, port);
  try {
    const organiser = await signIn(server.url, administrator);
    const player = await signIn(server.url, oneOfTheCrowd);
    const sessions = { player: JSON.stringify(player), organiser: JSON.stringify(organiser) };
    const figures: Figure[] = [
      {
        what: 'cold start with data, to the first 200',
        measured: `${Math.round(server.startedIn)} ms`,
        bar: `≤ ${maxStartMs} ms`,
        reached: server.startedIn <= maxStartMs,
      },
      await measureFirstVisit(server.url, executablePath),
    ];
    for (const visit of listVisits(sessions)) {
      figures.push(await measureLighthouse(server.url, visit, executablePath));
    }
    figures.push(...(await measureKeystrokes(server.url, executablePath)));
    return figures;
  } finally {
    await server.stop();
  }
}

/** The server's responses under load. */
async function measureAnswers(): Promise<Figure[]> {
  const server = await startServer(dataFolder, port);
  const bare = await startBareServer();
  try {
    const organiser = await signIn(server.url, administrator);
    return [
      await measurePoll(server.url, bare, organiser.token),
      ...(await measureReads(server, bare, organiser)),
      await measureBesideWrites(server.url),
      await measureRejectedRequests(server),
      await measurePipelining(server),
    ];
  } finally {
    await bare.stop();
    await server.stop();
  }
}

try {
  // Live duels have players of their own.
  const owners = part === 'live' ? [] : await fillDataFolder(dataFolder, port);
  const parts: Record<string, () => Promise<Figure[]>> = {
    'first-view': () => measureViews(browser),
    'crowd-poll': async () => [await measureCrowd(owners)],
    battles: () => measureAllBattles(browser),
    motion: () => measureAllMotion(browser),
    pages: () => measurePages(browser),
    answers: measureAnswers,
    live: () => measureLive(partArgs),
    kills: async () => [await measureRanking(), await measureKills()],
  };
  const figures: Figure[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (part === undefined || part === name) figures.push(...(await measure()));
  }
  process.exitCode = report(figures) ? 0 : 1;
} finally {
  await rm(dataFolder, { recursive: true, force: true });
}
