import type { Locator, Page } from '@playwright/test';
import { type BattleState, contract } from '@poketorneo/contract';
import { expect } from './test.ts';

/** Skips a battle's animations and sounds; call before the page is opened. */
export async function skipAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('battle-speed', 'skip'));
}

/** Opens a battle and waits for the player's turn. */
export async function openBattle(page: Page, battleId: number): Promise<void> {
  await page.goto(`/battle/${battleId}`);
  await expect(moves(page).first()).toBeVisible();
}

/** Alters the battle that the page loads; returns a function to stop it. */
export async function alterBattle(
  page: Page,
  alter: (battle: BattleState) => void,
): Promise<() => Promise<void>> {
  const { path, response } = contract.battles.get;
  const url = `**${path}?*`;
  await page.route(url, async (route) => {
    const answer = await route.fetch();
    const battle = response.parse(await answer.json());
    alter(battle);
    await route.fulfill({ response: answer, json: battle });
  });
  return () => page.unroute(url);
}

/** Surrenders through the interface and confirms. */
export async function surrenderOnScreen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Arrenditi' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Arrenditi' }).click();
}

/** The headline of a battle's end. */
export function endHeadline(page: Page): Locator {
  return page.getByRole('heading', { level: 2, name: /^(Vittoria!|Sconfitta|Pareggio)$/ });
}

/** The moves that can be chosen. */
export function moves(page: Page): Locator {
  return page.locator('button[data-choice][aria-disabled="false"]');
}

/** The choice of a replacement for a fainted Pokémon. */
export function forcedSwitches(page: Page): Locator {
  return page.getByRole('group', { name: 'Chi mandi in campo?' });
}

/** The Pokémon of the open team that can be switched in. */
export function availableSwitches(page: Page): Locator {
  return page
    .getByRole('dialog', { name: 'Squadra' })
    .locator('[data-team-row]:not([data-fainted])')
    .filter({ hasNotText: 'in campo' });
}

/** How a test takes a player's decisions: by touch or by keyboard. */
export interface Player {
  fight(move: Locator): Promise<void>;
  sendIn(): Promise<void>;
}

/** Fights until the battle has ended. */
export async function fightToTheEnd(page: Page, { fight, sendIn }: Player): Promise<void> {
  const turn = page.getByRole('paragraph').filter({ hasText: /^Turno \d+$/ });
  while (true) {
    await expect(
      endHeadline(page).or(forcedSwitches(page)).or(moves(page).first()).first(),
    ).toBeVisible();
    if (await endHeadline(page).isVisible()) return;
    const before = await turn.textContent();
    if (await forcedSwitches(page).isVisible()) {
      await sendIn();
      await expect(forcedSwitches(page)).toBeHidden();
    } else {
      await fight(moves(page).first());
      await expect(
        endHeadline(page)
          .or(forcedSwitches(page))
          .or(turn.filter({ hasNotText: before ?? '' }))
          .first(),
      ).toBeVisible();
    }
  }
}

/** Records the stage's heights until the battle's end; returns a function to read them. */
export async function recordStageHeights(page: Page): Promise<() => Promise<number[]>> {
  const heights = await page.locator('[data-stage]').evaluateHandle((stage) => {
    const found = new Set<number>();
    new ResizeObserver(() => {
      if (document.querySelector('[data-outcome]') === null) found.add(stage.clientHeight);
    }).observe(stage);
    return found;
  });
  return () => heights.evaluate((found) => [...found]);
}

/** Expects the plates to have room for the longest name. */
export async function expectRoomForLongestNames(page: Page): Promise<void> {
  const names = page.locator('[data-plate]').getByText(/^[A-Z][a-z]+$/);
  expect(await names.count()).toBeGreaterThan(0);
  for (const name of await names.all()) {
    const isCut = await name.evaluate((element) => {
      const before = element.textContent;
      element.textContent = 'Aerodactyl';
      const { scrollWidth, clientWidth } = element;
      element.textContent = before;
      return scrollWidth > clientWidth;
    });
    expect(isCut).toBe(false);
  }
}

/** Records whether the stage is seen without Pokémon; returns a function to read it. */
export async function recordEmptyStage(page: Page): Promise<() => Promise<boolean>> {
  const record = await page.locator('body').evaluateHandle((body) => {
    const found = { isEmpty: false };
    const before = document.querySelector('[data-stage]');
    new MutationObserver(() => {
      const stage = document.querySelector('[data-stage]');
      const isDrawn = stage !== before && stage?.querySelector('[data-part="camera"]') != null;
      if (isDrawn && stage.querySelector('[data-plate]') === null) found.isEmpty = true;
    }).observe(body, { childList: true, subtree: true });
    return found;
  });
  return () => record.evaluate(({ isEmpty }) => isEmpty);
}

/** Expects the whole battle screen, with all its commands, to be in view without scrolling. */
export async function expectNothingBelowTheFold(page: Page): Promise<void> {
  const commands = page.getByRole('group', { name: 'Comandi' }).getByRole('button');
  for (const command of await commands.all()) {
    await expect(command).toBeInViewport({ ratio: 1 });
  }
  // Parts come and go after a change of the screen's size.
  await expect
    .poll(() =>
      page.evaluate(
        () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
      ),
    )
    .toBe(0);
}

/** Expects at least one move to show its effect, and no effect to cover the PP. */
export async function expectRoomForEffects(page: Page): Promise<void> {
  const rooms = await moves(page).evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const effect = button.querySelector('[data-label]')?.getBoundingClientRect();
      const pp = button.querySelector(':scope > :last-child')?.getBoundingClientRect();
      // Beside the effect, or below it.
      return effect === undefined || pp === undefined
        ? []
        : [Math.max(pp.left - effect.right, pp.top - effect.bottom)];
    }),
  );
  expect(rooms).not.toHaveLength(0);
  expect(Math.min(...rooms)).toBeGreaterThanOrEqual(0);
}

/**
 * Expects each foe to be seen: own Pokémon, plates and chips cover at most a fifth of it, and balls a
 * tenth.
 */
export async function expectFoesInSight(page: Page): Promise<void> {
  const loading = '[data-stage] [data-part="sprite"] > img:first-child:not([data-loaded])';
  await expect(page.locator(loading)).toHaveCount(0);
  const findCovered = (stage: Element) => {
    const boxesOf = (selector: string) =>
      [...stage.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const covers = [
      ...boxesOf('[data-slot^="1"] [data-part="sprite"]'),
      ...boxesOf('[data-plate]'),
      ...boxesOf('button[data-place]'),
    ];
    const balls = boxesOf('[data-balls] > i');
    const coveredBy = (all: readonly DOMRect[], foe: DOMRect) => {
      const shared = all.reduce((sum, cover) => {
        const width = Math.min(foe.right, cover.right) - Math.max(foe.left, cover.left);
        const height = Math.min(foe.bottom, cover.bottom) - Math.max(foe.top, cover.top);
        return sum + Math.max(0, width) * Math.max(0, height);
      }, 0);
      return shared / (foe.width * foe.height);
    };
    return boxesOf('[data-slot^="2"] [data-part="sprite"]').map((foe) =>
      Math.max(coveredBy(covers, foe), 2 * coveredBy(balls, foe)),
    );
  };
  // The stage is laid out again after a change of its size.
  await expect
    .poll(async () => {
      const covered = await page.locator('[data-stage]').evaluate(findCovered);
      return covered.length > 0 && covered.every((share) => share <= 0.2) ? 'all' : covered;
    })
    .toBe('all');
}

/** Expects names and matchups of a bench to be read whole. */
export async function expectRoomOnBench(page: Page): Promise<void> {
  const cut = await forcedSwitches(page)
    .getByRole('button')
    .evaluateAll((cards) =>
      cards.flatMap((card) => {
        const room = card.getBoundingClientRect();
        return [...card.querySelectorAll('span')]
          .filter((part) => part.clientWidth > 1 && part.textContent !== '')
          .filter((part) => {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            const isOut =
              left < room.left || right > room.right || top < room.top || bottom > room.bottom;
            return isOut || part.scrollWidth > part.clientWidth + 1;
          })
          .map((part) => part.textContent);
      }),
    );
  expect(cut).toEqual([]);
}

/**
 * Expects that plates, balls, stat stages, effects on the field, and what a duel has below the
 * plates do not cover each other.
 */
export async function expectSignsApart(page: Page): Promise<void> {
  const findCovered = (stage: Element) => {
    const signs = [
      ...stage.querySelectorAll(
        '[data-plate], [data-balls] > i, [data-boost], [data-place], [role="timer"], [data-duelist]',
      ),
    ].map((sign) => ({ sign, box: sign.getBoundingClientRect() }));
    return signs.flatMap(({ sign, box }, index) =>
      signs
        .slice(index + 1)
        .filter(({ sign: other }) => !sign.contains(other))
        .filter(
          ({ box: other }) =>
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
        )
        .map(({ sign: other }) => `${sign.textContent} / ${other.textContent}`),
    );
  };
  // The stage is laid out again after a change of its size.
  await expect.poll(() => page.locator('[data-stage]').evaluate(findCovered)).toEqual([]);
}

/** Expects most of a wide screen to be the stage, and the text to be a strip below it. */
export async function expectHighStage(page: Page): Promise<void> {
  const heightOf = async (selector: string) =>
    (await page.locator(selector).boundingBox())?.height ?? 0;
  const screen = page.viewportSize()?.height ?? 0;
  expect(await heightOf('[data-stage]')).toBeGreaterThan(0.68 * screen);
  expect(await heightOf(':has(> [data-said])')).toBeLessThan(0.1 * screen);
}

/**
 * Records how far a number of HP is from its bar, as shares of all HP; returns a reader. Slows the
 * bar down, since a busy machine draws few frames of it.
 */
export async function recordHpGaps(
  page: Page,
  slotName: string,
): Promise<() => Promise<{ gap: number; numbers: number }>> {
  const record = await page.locator(`[data-plate="${slotName}"]`).evaluateHandle((plate) => {
    const bar = plate.querySelector('[data-part="hp"]');
    const number = plate.querySelector('[data-part="hp-number"]');
    const all = Number(plate.querySelector('[role="meter"]')?.getAttribute('aria-valuemax'));
    const found = { gap: 0, numbers: new Set<string>() };
    if (bar !== null) {
      bar.animate = (frames, given) => {
        const timing = typeof given === 'number' ? { duration: given } : given;
        const duration = 10 * Number(timing?.duration ?? 0);
        return Element.prototype.animate.call(bar, frames, { ...timing, duration });
      };
    }
    requestAnimationFrame(function look() {
      if (bar === null || number === null || !plate.isConnected) return;
      const length = new DOMMatrix(getComputedStyle(bar).transform).a;
      found.gap = Math.max(found.gap, Math.abs(Number(number.textContent) / all - length));
      found.numbers.add(number.textContent ?? '');
      requestAnimationFrame(look);
    });
    return found;
  });
  return () => record.evaluate(({ gap, numbers }) => ({ gap, numbers: numbers.size }));
}

/** Expects the standing log to be longer than its room, and scrolled to its end. */
export async function expectEndOfLog(page: Page): Promise<void> {
  const log = page.getByRole('region', { name: 'Cronaca' });
  await expect(log).toBeVisible();
  await expect
    .poll(() =>
      log.evaluate((text) => {
        if (text.scrollHeight <= text.clientHeight) return 'whole';
        const last = [...text.querySelectorAll('li')].at(-1);
        const { bottom } = text.getBoundingClientRect();
        return last === undefined ? 'empty' : last.getBoundingClientRect().bottom - bottom;
      }),
    )
    .toBeLessThanOrEqual(1);
}

/** Expects the title to be whole, on one line or more. */
export async function expectTitleReadWhole(page: Page): Promise<void> {
  const isWhole = (title: Element) =>
    title.scrollWidth <= title.clientWidth && title.scrollHeight <= title.clientHeight + 1;
  await expect.poll(() => page.getByRole('heading', { level: 1 }).evaluate(isWhole)).toBe(true);
}
