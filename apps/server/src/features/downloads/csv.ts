import { pipeline, Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { stringify } from 'csv-stringify';

/** What a cell of a spreadsheet can hold; null is an empty one. */
export type Cell = string | number | Date | boolean | null;

/** One sheet: what stands over its columns, and its rows, a page of them at a time. */
export interface Sheet {
  headings: readonly string[];
  pages: AsyncIterable<readonly (readonly Cell[])[]>;
}

/** Where the clubs are, whatever the server's own clock is set to. */
const moments = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * What a spreadsheet would take for a number or a date, and show as another one: '007', '1e5', '12-3'.
 */
const looksLikeNumber = /^[\d.,:/ -]*\d[\d.,:/ -]*$|^\d+([.,]\d+)?e[+-]?\d+$/i;

/** A text as a text, whatever it looks like; formulas are the library's business. */
function asText(text: string): string {
  return looksLikeNumber.test(text) ? `'${text}` : text;
}

/**
 * A sheet as Excel opens it by a double click where it speaks Italian: UTF-8 with a mark that says so,
 * semicolons, and dates by which it can sort. No cell is ever a formula: a name that begins like one
 * gets an apostrophe. Rows are fetched as fast as they are read, a page at a time.
 */
export function toCsv({ headings, pages }: Sheet): Readable {
  const csv = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: {
      string: asText,
      date: (date) => moments.format(date).replace(',', ''),
      boolean: (value) => (value ? 'sì' : 'no'),
    },
  });
  // A failure on the way ends the answer, which is then known to be cut short.
  return pipeline(Readable.from(rowsOf(headings, pages)), csv, () => {});
}

async function* rowsOf(headings: readonly string[], pages: Sheet['pages']) {
  yield headings;
  for await (const page of pages) {
    yield* page;
    // The database answers at once: without a rest nobody else would be answered until the end.
    await nextTurn();
  }
}
