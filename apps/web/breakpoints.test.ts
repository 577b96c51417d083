import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { breakpoints } from './src/ui/theme/breakpoints.ts';

const source = new URL('src', import.meta.url).pathname;

/** Every limit in the media queries of stylesheets and scripts, with its files. */
function limitsInUse(): Map<string, Set<string>> {
  const limits = new Map<string, Set<string>>();
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(css|tsx?)$/.test(name))) {
    // Container queries have limits of their own.
    const text = readFileSync(join(source, file), 'utf8').replaceAll(/@container[^{]*/g, '');
    for (const [, side, rem] of text.matchAll(/\((?:min|max)-(width|height): ([\d.]+)rem\)/g)) {
      // A hundredth below or above a limit is its other side.
      const limit = `${side} ${Math.round(Number(rem))}`;
      limits.set(limit, (limits.get(limit) ?? new Set()).add(file));
    }
  }
  return limits;
}

const named = Object.entries(breakpoints).flatMap(([side, limits]) =>
  Object.values(limits).map((rem) => `${side} ${rem}`),
);
const shared = [...limitsInUse()].filter(([, files]) => files.size > 1).map(([limit]) => limit);

test('every limit that several parts go by has a name, and every name is gone by', () => {
  expect(named.toSorted()).toEqual(shared.toSorted());
});
