import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';

/** What the browser saves once something has been pressed. */
export async function downloadBy(page: Page, press: () => Promise<void>): Promise<Download> {
  const begun = page.waitForEvent('download');
  await press();
  return begun;
}

export async function textOf(download: Download): Promise<string> {
  return readFileSync(await download.path(), 'utf8');
}

/** The rows of a sheet, as a spreadsheet that speaks Italian reads them. */
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
