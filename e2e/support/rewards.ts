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

/** The screen that what was won is staged on. */
export function rewardDialog(page: Page): Locator {
  return page.locator('[data-reward-dialog]');
}

/** Signs a player up for the first tournament, who has seen already what comes of it. */
export async function setOutForKanto(
  request: APIRequestContext,
  player: Pick<Person, 'session'>,
): Promise<void> {
  await signUpForKanto(request, player);
  await markShown(request, player);
}

/** A player wins against the first leader: it is staged as soon as they look. */
export async function winAgainstBrock(
  request: APIRequestContext,
  player: Pick<Person, 'id'>,
): Promise<void> {
  const organiser = await signInAsOrganiser(request);
  await recordMatch(request, organiser, player, { leaderId: 1, outcome: 'win' });
}

/**
 * Opens a page as a player who has just won against the first leader; answers with the stage, held.
 */
export async function openOnWin(
  page: Page,
  path: string,
  request: APIRequestContext,
  player: Pick<Person, 'id' | 'session'>,
): Promise<Locator> {
  await setOutForKanto(request, player);
  await winAgainstBrock(request, player);
  await holdScenes(page);
  await page.goto(path);
  const dialog = rewardDialog(page);
  await expect(dialog).toContainText('Hai sconfitto Brock!');
  return dialog;
}

/**
 * Keeps the scenes of a page that is yet to be opened from coming to their end by themselves,
 * however slow the browser is: the first press brings them there, and the next one on.
 */
export async function holdScenes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return;
      const dialog = target.closest('[data-reward-dialog]');
      // What comes after the last act, with its link, has no press to be brought to its end by.
      if (dialog === null || dialog.querySelector('a') !== null) return;
      for (const one of target.getAnimations()) one.pause();
    });
  });
}

/**
 * Opens pages as for somebody who has already seen all that they have won: what is staged is left
 * out of what the page is told has not been shown.
 */
export async function leaveOutRewards(context: BrowserContext): Promise<void> {
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
