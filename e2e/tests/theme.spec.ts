import type { Page } from '@playwright/test';
import { userButton } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

/** The writing that lies over the radio button, as a finger meets it. */
const choice = (page: Page, name: string | RegExp) =>
  page.locator('label').filter({ hasText: name });

/** The page's visible ground: the body has none until the app has started, only the root has. */
const ground = (page: Page) =>
  page.evaluate(() => {
    const [body, root] = [document.body, document.documentElement].map(
      (element) => getComputedStyle(element).backgroundColor,
    );
    return body === 'rgba(0, 0, 0, 0)' ? root : body;
  });

test('the theme is light by default, and dark once chosen @phone', async ({ page, login }) => {
  const person = await login();
  await page.goto('/home');
  const light = await ground(page);
  await userButton(page, person.username).click();
  await expect(page.getByRole('radio', { name: 'Chiaro' })).toBeChecked();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    // In one moment: the menu follows the width.
    const tops = await choice(page, /Chiaro|Scuro|Sistema/).evaluateAll((labels) =>
      labels.map((label) => label.getBoundingClientRect().top),
    );
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size, `rows at ${width} px`).toBe(1);
  }
  await choice(page, 'Scuro').click();
  await expect.poll(() => ground(page)).not.toBe(light);
  const dark = await ground(page);
  await page.reload();
  expect(await ground(page)).toBe(dark);
  await page.goto('/tournaments');
  expect(await ground(page)).toBe(dark);
});

test('the theme follows the system if chosen, for visitors too @phone', async ({ page }) => {
  await page.goto('/home');
  const light = await ground(page);
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  await choice(page, 'Sistema').click();
  expect(await ground(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => ground(page)).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => ground(page)).toBe(light);
});

test('the theme is chosen by keyboard, for every tab @desktop', async ({ page, context }) => {
  await page.goto('/home');
  const other = await context.newPage();
  await other.goto('/pokedex');
  const light = await ground(other);
  await page.bringToFront();
  const opener = page.getByRole('button', { name: 'Aspetto e suoni' });
  await opener.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Chiaro' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Scuro' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect.poll(() => ground(other)).not.toBe(light);
  await test.step('at once with reduced motion', async () => {
    const heading = other.getByRole('heading', { level: 1 });
    const [dark, atOnce] = await heading.evaluate((element) => {
      const colour = () => getComputedStyle(element).color;
      const before = colour();
      document.documentElement.dataset.theme = 'light';
      return [before, colour()];
    });
    expect(atOnce).not.toBe(dark);
    await expect(heading).toHaveCSS('color', atOnce ?? '');
  });
});
