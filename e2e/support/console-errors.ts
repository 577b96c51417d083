import { type BrowserContext, expect } from '@playwright/test';

function linesOfFailedCall(status: number): RegExp[] {
  const browser = status === 0 ? /^Failed to load resource: net::/ : ` status of ${status} `;
  return [new RegExp(browser), new RegExp(`^ApiError ${status}: `)];
}

/** The console errors and uncaught exceptions of a test's pages, which may arrive late. */
export class ConsoleErrors {
  readonly #lines: string[] = [];
  readonly #allowed: RegExp[] = [];

  constructor(context: BrowserContext) {
    // Of the context, to include the test's other tabs.
    context.on('console', (message) => {
      // A failed poll or stream is no error: it is retried, and only the browser logs it.
      const { url } = message.location();
      const isRetried = /\/api\/(get-notifications|stream-live)/.test(url);
      if (message.type() === 'error' && !isRetried) this.#lines.push(`${message.text()} (${url})`);
    });
    context.on('weberror', (webError) => this.#lines.push(String(webError.error())));
  }

  /** Waits for one line per pattern, and removes these lines. */
  async expectLines(...patterns: RegExp[]): Promise<void> {
    let missing = patterns;
    const removeLines = () => {
      missing = missing.filter((pattern) => {
        const at = this.#lines.findIndex((line) => pattern.test(line));
        if (at !== -1) this.#lines.splice(at, 1);
        return at === -1;
      });
      return missing;
    };
    await expect.poll(removeLines, 'missing in the browser console').toEqual([]);
  }

  /** Waits for the browser's and the app's line about each failed call (0: no response). */
  async expectFailedCalls(...statuses: number[]): Promise<void> {
    await this.expectLines(...statuses.flatMap(linesOfFailedCall));
  }

  /** Ignores lines that match, in any number, until the test ends. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Expects no lines but the removed and the allowed ones. */
  expectNoOthers(): void {
    const others = this.#lines.filter((line) => !this.#allowed.some((one) => one.test(line)));
    expect(others, 'errors in the browser console').toEqual([]);
  }
}
