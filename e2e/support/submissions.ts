import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { holdBack } from './hold-back.ts';

/**
 * Presses a form's button again and again, with the mouse and with Enter, while the answer is held
 * back, and expects a single call and no violation meanwhile. The answer is let through at the end.
 */
export async function expectSingleSubmission(
  page: Page,
  path: string,
  button: Locator,
  field: Locator,
): Promise<void> {
  const { calls, letThrough } = await holdBack(page, path);
  // Twice before anything can be drawn: faster than any finger.
  await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
  });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expectAccessible(page);
  await button.dispatchEvent('click');
  await field.press('Enter');
  await expect.poll(calls).toBe(1);
  letThrough();
}
