import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withReachable } from '../with-reachable.ts';
import { type Chunk, joinChunks } from './join-chunks.ts';

const chunk = (file: string, imports: string[] = [], rest: Partial<Chunk> = {}): Chunk => ({
  file,
  imports,
  entryOf: null,
  size: 100,
  hasStyles: false,
  ...rest,
});
const entry = (file: string, imports: string[]) => chunk(file, imports, { entryOf: 'import' });
const sorted = (groups: string[][]) => groups.map((files) => files.toSorted());

describe('chunks are joined', () => {
  test('if the same entries load them', () => {
    const chunks = [entry('page', ['a', 'b']), entry('other', ['a', 'b']), chunk('a'), chunk('b')];
    expect(sorted(joinChunks(chunks, 1000))).toEqual([['a', 'b']]);
  });

  test('if that saves more requests than it adds bytes to other entries', () => {
    const pages = ['page1', 'page2', 'page3'].map((file) => entry(file, ['a', 'b']));
    const chunks = (size: number) => [
      ...pages,
      entry('other', ['a']),
      chunk('a'),
      chunk('b', [], { size }),
    ];
    expect(sorted(joinChunks(chunks(2999), 1000))).toEqual([['a', 'b']]);
    expect(joinChunks(chunks(3000), 1000)).toEqual([]);
  });

  test('with the requests of their styles', () => {
    const chunks = (hasStyles: boolean) => [
      entry('page', ['a', 'b']),
      entry('other', ['a']),
      chunk('a', [], { hasStyles: true }),
      chunk('b', [], { hasStyles, size: 1500 }),
    ];
    expect(sorted(joinChunks(chunks(true), 1000))).toEqual([['a', 'b']]);
    expect(joinChunks(chunks(false), 1000)).toEqual([]);
  });

  test('counting the styles that an entry did not load before', () => {
    const pages = ['page1', 'page2'].map((file) => entry(file, ['a', 'b']));
    const chunks = (hasStyles: boolean) => [
      ...pages,
      entry('other', ['a']),
      chunk('a'),
      chunk('b', [], { hasStyles, size: 1500 }),
    ];
    expect(sorted(joinChunks(chunks(false), 1000))).toEqual([['a', 'b']]);
    expect(joinChunks(chunks(true), 1000)).toEqual([]);
  });

  test('counting what they import', () => {
    const chunks = [
      entry('page', ['a', 'b']),
      entry('other', ['a']),
      // Two entries load `large` without `b`: those two are not joined.
      entry('user1', ['large']),
      entry('user2', ['large']),
      chunk('a'),
      chunk('b', ['large'], { size: 600 }),
      chunk('large', [], { size: 5000 }),
    ];
    expect(joinChunks(chunks, 1000)).toEqual([]);
  });
});

describe('chunks stay separate', () => {
  test('if no entry loads both', () => {
    const chunks = [entry('page', ['a']), entry('other', ['b']), chunk('a'), chunk('b')];
    expect(joinChunks(chunks, 1000)).toEqual([]);
  });

  test('if they are loaded by name or with the document', () => {
    const chunks = [
      chunk('app', ['core'], { entryOf: 'document' }),
      chunk('core'),
      entry('page', ['core', 'sheet', 'a']),
      entry('sheet', ['core', 'a']),
      chunk('a', ['core']),
    ];
    expect(joinChunks(chunks, 1000)).toEqual([]);
  });

  test('if one imports a third that imports the other', () => {
    const chunks = [entry('page', ['a']), chunk('a', ['b']), entry('b', ['c']), chunk('c')];
    expect(joinChunks(chunks, 1000)).toEqual([]);
  });
});

/** Chunks that import only later ones. */
const anyChunks = fc
  .array(
    fc.record({
      imports: fc.array(fc.nat(20), { maxLength: 4 }),
      size: fc.integer({ min: 20, max: 4000 }),
      hasStyles: fc.boolean(),
      entryOf: fc.constantFrom('import' as const, null, null, null),
    }),
    { minLength: 4, maxLength: 20 },
  )
  .map((all) =>
    all.map(({ imports, ...rest }, index): Chunk => {
      const later = new Set(
        imports.map((step) => index + 1 + step).filter((to) => to < all.length),
      );
      return {
        ...rest,
        file: `${index}`,
        imports: [...later].map(String),
      };
    }),
  );

const requestBytes = 1000;

test('joined files form no cycle, and entries load no more bytes than before', () => {
  fc.assert(
    fc.property(anyChunks, (chunks) => {
      const joined = joinChunks(chunks, requestBytes);
      expect(new Set(joined.flat()).size).toBe(joined.flat().length);
      const files = bundle(chunks, joined);
      const inCycle = [...files.keys()].filter((file) => importedBy(files, file).has(file));
      expect(inCycle).toEqual([]);
      expect(cost(chunks, files)).toBeLessThanOrEqual(cost(chunks, bundle(chunks, [])));
    }),
    { numRuns: 500 },
  );
});

interface File {
  imports: Set<string>;
  bytes: number;
}

function bundle(chunks: readonly Chunk[], joined: readonly string[][]): Map<string, File> {
  const fileOf = new Map(joined.flatMap((group, index) => group.map((one) => [one, `g${index}`])));
  const nameOf = (file: string) => fileOf.get(file) ?? file;
  const files = new Map<string, File>();
  const styled = new Set<string>();
  for (const { file, imports, size, hasStyles } of chunks) {
    const name = nameOf(file);
    const one = files.get(name) ?? { imports: new Set(), bytes: requestBytes };
    if (hasStyles && !styled.has(name)) {
      styled.add(name);
      one.bytes += requestBytes;
    }
    one.bytes += size;
    for (const each of imports.map(nameOf)) if (each !== name) one.imports.add(each);
    files.set(name, one);
  }
  return files;
}

/** All that a file imports at any distance: itself, too, if there is a cycle. */
function importedBy(files: ReadonlyMap<string, File>, start: string): Set<string> {
  const importsOf = (file: string) => files.get(file)?.imports ?? [];
  return withReachable(importsOf(start), importsOf);
}

function cost(chunks: readonly Chunk[], files: ReadonlyMap<string, File>): number {
  return chunks
    .filter(({ entryOf }) => entryOf === 'import')
    .flatMap(({ file }) => [...importedBy(files, file).add(file)])
    .reduce((sum, file) => sum + (files.get(file)?.bytes ?? 0), 0);
}
