import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';

/** The download that a press starts. */
export async function downloadBy(page: Page, press: () => Promise<void>): Promise<Download> {
  const begun = page.waitForEvent('download');
  await press();
  return begun;
}

export async function readDownload(download: Download): Promise<string> {
  return readFileSync(await download.path(), 'utf8');
}

/** Parses a CSV file as a spreadsheet with Italian settings does: separated by semicolons. */
export function parseSheet(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv
    .replace('\uFEFF', '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^;\r]*))(;|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ';') rows.push([]);
  }
  return rows.slice(0, -1);
}
