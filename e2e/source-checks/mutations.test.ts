import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = new URL('../../apps/web/src/', import.meta.url);
const allowed = 'lib/use-submission.ts';

it('every mutation of the web app says how it updates queries', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  expect(files).toContain(allowed);
  expect(
    files.filter(
      (file) =>
        file !== allowed && /\buseMutation\b/.test(readFileSync(new URL(file, sources), 'utf8')),
    ),
    `Use useSubmission or useChange of ${allowed} here: they ask which callback updates the queries that the mutation changes`,
  ).toEqual([]);
});
