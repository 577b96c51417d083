import { expect } from '@playwright/test';

function expectedLines(status: number): RegExp[] {
  const browser = status === 0 ? /^Failed to load resource: net::/ : ` status of ${status} `;
  return [new RegExp(browser), new RegExp(`^ApiError ${status}: `)];
}

/**
 * Expects the console lines of failed calls with these statuses (one of the browser and one of the
 * app each; 0: no response), and no other; then empties `consoleErrors`.
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

/** Expects no console lines but the browser's on a 404; then empties `consoleErrors`. */
export function expectNotFound(consoleErrors: string[]): void {
  expect(consoleErrors.splice(0).filter((text) => !text.includes('status of 404'))).toEqual([]);
}
