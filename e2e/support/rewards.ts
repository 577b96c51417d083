import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import type { Notification } from '@poketorneo/contract';
import { type Person, signInAsOrganiser } from './accounts.ts';
import { recordMatch } from './challengers.ts';
import { markShown } from './notifications.ts';
import { signUpForKanto } from './tournaments.ts';

/** The full-screen dialog of rewards. */
export function rewardDialog(page: Page): Locator {
  return page.locator('[data-reward-dialog]');
}

/** Signs a player up for the first tournament and marks its rewards as shown. */
export async function signUpWithRewardsShown(
  request: APIRequestContext,
  player: Pick<Person, 'session'>,
): Promise<void> {
  await signUpForKanto(request, player);
  await markShown(request, player);
}

/** Records a player's win against the first leader. */
export async function winAgainstBrock(
  request: APIRequestContext,
  player: Pick<Person, 'id'>,
): Promise<void> {
  const organiser = await signInAsOrganiser(request);
  await recordMatch(request, organiser, player, { leaderId: 1, outcome: 'win' });
}

/**
 * Opens a page as a player who has just won against the first leader; returns the dialog, with its
 * scenes paused.
 */
export async function openAfterWin(
  page: Page,
  path: string,
  request: APIRequestContext,
  player: Pick<Person, 'id' | 'session'>,
): Promise<Locator> {
  await signUpWithRewardsShown(request, player);
  await winAgainstBrock(request, player);
  await pauseScenes(page);
  await page.goto(path);
  const dialog = rewardDialog(page);
  await expect(dialog).toContainText('Hai sconfitto Brock!');
  return dialog;
}

/**
 * Pauses the scenes of the next pages, so that only presses advance them: the first press ends a
 * scene, the second one opens the next. From their beginning: where a frame comes late, a movement
 * begins and ends in it.
 */
export async function pauseScenes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    // The part after the last act, with its link, has no press that could end it.
    sheet.replaceSync(
      '[data-reward-dialog]:not(:has(a)) :is(img, svg) { animation-play-state: paused !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Removes rewards shown as scenes from the responses, so that no scene covers the pages of most tests. */
export async function hideRewards(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { fetch } = window;
    const isStaged = ({ facts }: Pick<Notification, 'facts'>) =>
      facts !== null && (facts.kind !== 'icons' || facts.secretSpeciesIds.length > 0);
    window.fetch = async (...request) => {
      const answer = await fetch(...request);
      if (!answer.url.endsWith('/api/get-notifications?shown=false')) return answer;
      const told: unknown = await answer
        .clone()
        .json()
        .catch(() => undefined);
      if (!Array.isArray(told)) return answer;
      const { status, headers } = answer;
      return new Response(JSON.stringify(told.filter((one) => !isStaged(one))), {
        status,
        headers,
      });
    };
  });
}
