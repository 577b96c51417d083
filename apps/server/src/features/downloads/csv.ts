import { pipeline, Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { stringify } from 'csv-stringify';

/** A cell; null is empty. */
export type Cell = string | number | Date | boolean | null;

/** One sheet: headings and pages of rows. */
export interface Sheet {
  headings: readonly string[];
  pages: AsyncIterable<readonly (readonly Cell[])[]>;
}

/** The clubs' time zone, independent of the server's. */
const moments = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Texts that spreadsheets convert to numbers or dates: '007', '1e5', '12-3'. */
const looksLikeNumber = /^[\d.,:/ -]*\d[\d.,:/ -]*$|^\d+([.,]\d+)?e[+-]?\d+$/i;

/** Marks such texts as text; the library escapes formulas. */
function asText(text: string): string {
  return looksLikeNumber.test(text) ? `'${text}` : text;
}

/**
 * CSV for Italian Excel: UTF-8 with BOM, semicolons, sortable dates, escaped formulas. Rows are
 * read page by page, with backpressure.
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
  // A failure aborts the response, which marks it as truncated.
  return pipeline(Readable.from(rowsOf(headings, pages)), csv, () => {});
}

async function* rowsOf(headings: readonly string[], pages: Sheet['pages']) {
  yield headings;
  for await (const page of pages) {
    yield* page;
    // Yields to other requests: SQLite queries are synchronous.
    await nextTurn();
  }
}
