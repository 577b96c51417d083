import { expect } from '@playwright/test';

function expectedLines(status: number): RegExp[] {
  const browser = status === 0 ? /^Failed to load resource: net::/ : ` status of ${status} `;
  return [new RegExp(browser), new RegExp(`^ApiError ${status}: `)];
}

/**
 * Waits until the console holds what failed calls with these statuses leave there (a line of the
 * browser's and one of the app's for each; 0: no answer), and nothing else; then empties it.
 */
export async function expectFailedCalls(
  consoleErrors: string[],
  ...statuses: number[]
): Promise<void> {
  const expected = statuses.flatMap(expectedLines);
  await expect.poll(() => consoleErrors.length).toBeGreaterThanOrEqual(expected.length);
  const unexpected = [...consoleErrors];
  for (const line of expected) {
    const at = unexpected.findIndex((text) => line.test(text));
    expect(at, `${line} among ${JSON.stringify(consoleErrors)}`).not.toBe(-1);
    unexpected.splice(at, 1);
  }
  expect(unexpected).toEqual([]);
  consoleErrors.length = 0;
}

/** Expects only the browser's own console line about a document with a 404; empties the console. */
export function expectNotFound(consoleErrors: string[]): void {
  expect(consoleErrors.splice(0).filter((text) => !text.includes('status of 404'))).toEqual([]);
}
