import { expect, test } from 'vitest';
import { breakpoints } from './breakpoints.ts';

const source = import.meta.glob<string>('../../**/*.{css,ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every limit that the media queries of stylesheets and scripts name, with the files that do. */
function limitsInUse(): Map<string, Set<string>> {
  const limits = new Map<string, Set<string>>();
  for (const [file, text] of Object.entries(source)) {
    // Containers have limits of their own.
    const ofTheScreen = text.replaceAll(/@container[^{]*/g, '');
    for (const [, side, rem] of ofTheScreen.matchAll(
      /\((?:min|max)-(width|height): ([\d.]+)rem\)/g,
    )) {
      // Just below a limit: the other side of it.
      const limit = `${side} ${Math.round(Number(rem) + 0.004)}`;
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
