import type { Page } from '@playwright/test';

/** Holds calls to an address back until told to let them through. */
export async function holdBack(page: Page, address: string) {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  let calls = 0;
  await page.route(address, async (route) => {
    calls += 1;
    await held;
    await route.fallback();
  });
  return { calls: () => calls, letThrough: () => letThrough() };
}
