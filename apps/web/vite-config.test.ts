import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import config from './vite.config.ts';

const sources = ['src', '../../packages/rules/src'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);
const files = [
  ...sources.flatMap((source) =>
    readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => `${source}/${file}`),
  ),
  fileURLToPath(import.meta.resolve('react')),
];

const named = z.object({ test: z.instanceof(RegExp).optional() });
const options = z
  .object({
    treeshake: z.object({ moduleSideEffects: z.array(named) }),
    output: z.object({ codeSplitting: z.object({ groups: z.array(named) }) }),
  })
  .parse(config.build?.rolldownOptions);

describe('the bundler’s configuration', () => {
  const patterns = [...options.treeshake.moduleSideEffects, ...options.output.codeSplitting.groups]
    .map(({ test: pattern }) => pattern)
    .filter((pattern) => pattern !== undefined);

  test.each(patterns)('names files that exist: %s', (pattern) => {
    expect(files.some((file) => pattern.test(file))).toBe(true);
  });
});
