import { describe, expect, test } from 'vitest';
import { eagerPages } from './eager-pages.ts';
import { pages } from './pages.ts';

const prerendered = pages.filter((page) => 'isPrerendered' in page);

describe('a prerendered page', () => {
  test.each(prerendered)('$path declares nothing but its initial queries', async (page) => {
    const { path, component } = page;
    const Page = component === 'eager' ? eagerPages[path] : await component.load();
    // TypeScript accepts any further property of a function.
    expect(['initialQueries']).toEqual(expect.arrayContaining(Object.keys(Page)));
  });
});
