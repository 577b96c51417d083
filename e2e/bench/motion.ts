import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { contract, type SessionUser, sessionUser } from '@poketorneo/contract';
import { callRemote, signUpRemote } from '../../apps/server/src/testing/load/remote-server.ts';
import { minDrawn, shareOfFramesDrawn, slowDown, slowedPage } from './frames.ts';
import type { Figure } from './report.ts';
import { showNotifications } from './show-notifications.ts';

/** The first tournament and its first leader, present in every installation. */
const tournamentId = 1;
const leaderId = 1;

interface MeasuredAnimation {
  what: string;
  /** Opens the page and starts the animation. */
  begin: (page: Page) => Promise<void>;
  /** Duration of the animation. */
  seconds: number;
}

async function openRewards(page: Page): Promise<void> {
  await page.goto('/home');
  await page.locator('[data-reward-dialog]').waitFor();
}

const starters: MeasuredAnimation = {
  what: 'as balls open on the starters',
  begin: openRewards,
  seconds: 4,
};
const badge: MeasuredAnimation = {
  what: 'as a badge drops into the case',
  begin: openRewards,
  seconds: 4,
};

const otherAnimations: readonly MeasuredAnimation[] = [
  {
    what: 'on the journey’s map',
    begin: async (page) => {
      await page.goto('/tournament-leaders');
      await page.getByRole('list', { name: /^Le tappe/ }).waitFor();
    },
    seconds: 4,
  },
  {
    what: 'as a memory is dealt, shown and covered',
    begin: async (page) => {
      await page.goto('/memory-game');
      await page.getByRole('grid', { name: 'Carte' }).waitFor();
    },
    seconds: 7,
  },
  {
    what: 'as shells come down and change places',
    begin: async (page) => {
      await page.goto('/shell-game');
      await page.getByRole('button', { name: 'Nuova partita' }).click();
      await page.getByText('Ecco tre carte…').waitFor();
    },
    seconds: 15,
  },
  {
    what: 'as a quiz asks, is answered and asks again',
    begin: async (page) => {
      await page.goto('/quiz');
      await page.getByRole('button', { name: /^Allenamento/ }).click();
      await page.getByRole('group', { name: 'Risposte' }).getByRole('button').first().click();
    },
    seconds: 4,
  },
];

/** Share of drawn frames of the game's animations on a four times slower phone. */
export async function measureMotion(
  url: string,
  organiser: Pick<SessionUser, 'token'>,
  executablePath: string,
): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const player = sessionUser.parse(await signUpRemote(url, 'scenografo', 1));
    const { token } = player;
    const measure = async (animation: MeasuredAnimation) => {
      const figure = await measureAnimation(browser, url, player, animation);
      await showNotifications(url, token);
      return figure;
    };
    await showNotifications(url, token);
    await callRemote(url, contract.tournaments.signUp, { body: { tournamentId }, token });
    const figures = [await measure(starters)];
    const body = { userId: player.id, leaderId, outcome: 'win' as const };
    await callRemote(url, contract.matches.insert, { body, token: organiser.token });
    figures.push(await measure(badge));
    for (const animation of otherAnimations) figures.push(await measure(animation));
    return figures;
  } finally {
    await browser.close();
  }
}

async function measureAnimation(
  browser: Browser,
  url: string,
  player: SessionUser,
  { what, begin, seconds }: MeasuredAnimation,
): Promise<Figure> {
  const page = await slowedPage(browser, { url, session: JSON.stringify(player) });
  const { share, drawn } = await shareOfFramesDrawn(browser, page, async () => {
    await begin(page);
    await wait(seconds * 1000);
  });
  await page.close();
  return {
    what: `frames drawn ${what}, ${slowDown} × slow-down`,
    measured: `${(share * 100).toFixed(1)} % (${drawn})`,
    bar: `≥ ${minDrawn * 100} %`,
    reached: share >= minDrawn,
  };
}
