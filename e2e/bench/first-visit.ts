import { type CDPSession, chromium } from '@playwright/test';
import type { Figure } from './report.ts';

const maxBytes = 150_000;

interface Received {
  type: string;
  /** Size of the response's head, which is not counted. */
  headBytes: number;
  bytes: number;
}

async function weighResources(cdp: CDPSession): Promise<() => number> {
  const requests = new Map<string, Received>();
  await cdp.send('Network.enable');
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    requests.set(requestId, { type, headBytes: response.encodedDataLength, bytes: 0 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request !== undefined) request.bytes = encodedDataLength - request.headBytes;
  });
  return () =>
    [...requests.values()]
      .filter(({ type }) => type === 'Script' || type === 'Stylesheet')
      .reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Gzipped size of the scripts and styles of a first visit to /home until the Pokémon card shows.
 */
export async function measureFirstVisit(url: string, executablePath: string): Promise<Figure> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  // The bar is in gzip, which the server sends to clients without Brotli.
  const page = await browser.newPage({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } });
  const weigh = await weighResources(await page.context().newCDPSession(page));
  await page.goto(`${url}/home`, { waitUntil: 'commit' });
  await page.getByRole('article').first().waitFor();
  const bytes = weigh();
  await browser.close();
  return {
    what: 'first visit to /home, scripts and styles (gzip)',
    measured: `${(bytes / 1000).toFixed(1)} kB`,
    bar: `≤ ${maxBytes / 1000} kB`,
    reached: bytes > 0 && bytes <= maxBytes,
  };
}
