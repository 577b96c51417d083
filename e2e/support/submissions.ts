import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { delayResponse } from './delay-response.ts';

/**
 * Submits a form repeatedly, by mouse and by Enter, while the response is delayed: expects a single
 * call and an accessible form, then releases the response.
 */
export async function expectSingleSubmission(
  page: Page,
  path: string,
  button: Locator,
  field: Locator,
): Promise<void> {
  const { calls, release } = await delayResponse(page, path);
  // Two clicks before the first render.
  await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
  });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expectAccessible(page, 'main, [role="dialog"]');
  await button.dispatchEvent('click');
  await field.press('Enter');
  await expect.poll(calls).toBe(1);
  release();
}
