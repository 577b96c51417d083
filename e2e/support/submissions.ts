import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { delayResponse } from './delay-response.ts';

/**
 * Presses a form's button again and again, with the mouse and with Enter, while the response is
 * delayed, and expects a single call and no violation meanwhile. The response is released at
 * the end.
 */
export async function expectSingleSubmission(
  page: Page,
  path: string,
  button: Locator,
  field: Locator,
): Promise<void> {
  const { calls, release } = await delayResponse(page, path);
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
  release();
}
