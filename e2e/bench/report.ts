/** A measured figure with its bar. */
export interface Figure {
  what: string;
  measured: string;
  /** The minimal reference's result in the same run. */
  reference?: string;
  bar: string;
  reached: boolean;
}

/** Prints the figures as a table; returns whether every bar was reached. */
export function report(figures: readonly Figure[]): boolean {
  const rows = [
    ['what', 'measured', 'reference', 'bar', ''],
    ...figures.map(({ what, measured, reference = '', bar, reached }) => [
      what,
      measured,
      reference,
      bar,
      reached ? 'ok' : 'MISSED',
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    const line = row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
    process.stdout.write(`${line.trimEnd()}\n`);
  }
  return figures.every(({ reached }) => reached);
}
