import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { type Cell, toCsv } from './csv.ts';

async function* pagesOf(...pages: Cell[][][]) {
  yield* pages;
}

async function linesOf(...pages: Cell[][][]): Promise<string[]> {
  const csv = await text(toCsv({ headings: ['Uno', 'Due'], pages: pagesOf(...pages) }));
  return csv.split('\r\n');
}

describe('a sheet', () => {
  it('has a BOM, semicolons and CRLF', async () => {
    const bytes = await toCsv({ headings: ['Uno', 'Due'], pages: pagesOf() }).toArray();
    expect(Buffer.concat(bytes).toString()).toBe('\uFEFFUno;Due\r\n');
    expect(await linesOf([['Élodie', 7]], [['Ada', 1234]])).toEqual([
      expect.anything(),
      'Élodie;7',
      'Ada;1234',
      '',
    ]);
  });

  it.each<[string, Cell, string]>([
    ['a semicolon', 'Rossi; Ada', '"Rossi; Ada"'],
    ['quotes', 'la "grande"', '"la ""grande"""'],
    ['a time, in Italian', new Date('2026-11-22T22:05:00Z'), '22/11/2026 23:05'],
    ['a time in summer', new Date('2026-07-01T22:30:00Z'), '02/07/2026 00:30'],
    ['yes', true, 'sì'],
    ['no', false, 'no'],
    ['null', null, ''],
    ['a formula', '=1+1', "'=1+1"],
    ['a formula with a URL', '=HYPERLINK("http://x";"y")', '"\'=HYPERLINK(""http://x"";""y"")"'],
    ['a plus', '+39', "'+39"],
    ['a minus', '-1', "'-1"],
    ['an at', '@SUM(A1)', "'@SUM(A1)"],
    ['a tab', '\t=1', "'\t=1"],
    ['a name of digits', '007', "'007"],
    ['a name like a date', '12-3', "'12-3"],
    ['a name like a large number', '1e5', "'1e5"],
    ['a name with digits', 'ada7', 'ada7'],
    ['a number', 0, '0'],
  ])('holds %s', async (_, cell, written) => {
    expect((await linesOf([[cell, 'x']]))[1]).toBe(`${written};x`);
  });

  it('fails if its rows fail', async () => {
    async function* broken() {
      yield [['a', 'b']];
      throw new Error('no more');
    }
    await expect(text(toCsv({ headings: ['Uno', 'Due'], pages: broken() }))).rejects.toThrow(
      'no more',
    );
  });
});
