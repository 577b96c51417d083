import { describe, expect, test } from 'vitest';
import { eagerPages } from './eager-pages.ts';
import { pages } from './pages.ts';

const prerendered = pages.filter((page) => 'isPrerendered' in page);

const sources = import.meta.glob<string>('../features/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The components that declare initial queries. */
const withInitialQueries = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/^(\w+)\.initialQueries = /gm)].map(([, name = '']) => name),
);

test('a page with initial queries is prerendered', () => {
  const names = prerendered.map(({ path, component }) =>
    component === 'eager' ? eagerPages[path].name : component.name,
  );
  expect(withInitialQueries).not.toEqual([]);
  expect(
    withInitialQueries.filter((name) => !names.includes(name)),
    'Without isPrerendered in their pages.ts these components’ initialQueries are never awaited',
  ).toEqual([]);
});

describe('a prerendered page', () => {
  test.each(prerendered)('$path declares nothing but its initial queries', async (page) => {
    const { path, component } = page;
    const Page = component === 'eager' ? eagerPages[path] : await component.load();
    // TypeScript accepts any further property of a function.
    expect(['initialQueries']).toEqual(expect.arrayContaining(Object.keys(Page)));
  });
});
