import type { Page } from '@playwright/test';

/** Holds the calls to an address back until `release`, and counts them. */
export async function delayResponse(page: Page, address: string) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let calls = 0;
  await page.route(address, async (route) => {
    calls += 1;
    await held;
    await route.fallback();
  });
  return { calls: () => calls, release: () => release() };
}
