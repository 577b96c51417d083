import { withReachable } from '../with-reachable.ts';

/** A chunk that the bundler made. */
export interface Chunk {
  file: string;
  /** Files of the chunks that it imports statically. */
  imports: readonly string[];
  /** Who loads it by name, if anything but other chunks does: the document, or an `import()`. */
  entryOf: 'document' | 'import' | null;
  /** Bytes of its script and styles, compressed. */
  size: number;
  hasStyles: boolean;
}

/** Chunks that share a file. */
interface Group {
  files: readonly string[];
  isEntry: boolean;
  /** Whether an entry loads it, by the entry's index. */
  loadedBy: readonly boolean[];
  size: number;
  hasStyles: boolean;
}

type Imports = ReadonlyMap<Group, ReadonlySet<Group>>;

/**
 * Decides which chunks share a file, so that all entries together load fewer bytes. A request counts as
 * `requestBytes`. Greedy: joins the two groups that save most, until no two save anything.
 *
 * Entries keep their own files, because `import()` names them. So does what the document loads. Files
 * never form an import cycle: a module could run before what it imports.
 *
 * @returns the files of each group of at least two chunks
 */
export function joinChunks(chunks: readonly Chunk[], requestBytes: number): string[][] {
  const importsOf = new Map(chunks.map(({ file, imports }) => [file, imports]));
  const loadedWith = (files: string[]) => withReachable(files, (file) => importsOf.get(file) ?? []);
  const filesOf = (kind: Chunk['entryOf']) =>
    chunks.filter(({ entryOf }) => entryOf === kind).map(({ file }) => file);
  const initial = loadedWith(filesOf('document'));
  const entries = filesOf('import').map((file) => loadedWith([file]));
  let groups = chunks
    .filter(({ file }) => !initial.has(file))
    .map(({ file, entryOf, size, hasStyles }): Group => {
      const loadedBy = entries.map((loaded) => loaded.has(file));
      return { files: [file], isEntry: entryOf !== null, loadedBy, size, hasStyles };
    });
  for (;;) {
    const direct = directImports(groups, importsOf);
    const transitive = transitiveImports(groups, direct);
    const pair = bestPair(groups, direct, transitive, requestBytes);
    if (pair === undefined) break;
    groups = joinPair(groups, pair, transitive);
  }
  return groups.map(({ files }) => [...files]).filter(({ length }) => length > 1);
}

function directImports(
  groups: readonly Group[],
  importsOf: ReadonlyMap<string, readonly string[]>,
): Imports {
  const groupOf = new Map(groups.flatMap((group) => group.files.map((file) => [file, group])));
  return new Map(
    groups.map((group) => {
      const files = group.files.flatMap((file) => importsOf.get(file) ?? []);
      const imported = files.map((file) => groupOf.get(file)).filter((one) => one !== undefined);
      return [group, new Set(imported.filter((one) => one !== group))];
    }),
  );
}

function transitiveImports(groups: readonly Group[], direct: Imports): Imports {
  const next = (group: Group) => direct.get(group) ?? [];
  return new Map(groups.map((group) => [group, withReachable(next(group), next)]));
}

type Pair = readonly [Group, Group];

function bestPair(
  groups: readonly Group[],
  direct: Imports,
  transitive: Imports,
  requestBytes: number,
): Pair | undefined {
  const candidates = groups
    .filter(({ isEntry }) => !isEntry)
    .map((group) => ({ group, importBytes: importBytesByEntry(group, transitive, requestBytes) }));
  let best: Pair | undefined;
  let mostSaved = 0;
  candidates.forEach((one, index) => {
    for (const other of candidates.slice(index + 1)) {
      const saved = savedBytes(one, other, requestBytes);
      if (saved <= mostSaved) continue;
      if (wouldFormCycle([one.group, other.group], direct, transitive)) continue;
      best = [one.group, other.group];
      mostSaved = saved;
    }
  });
  return best;
}

interface Candidate {
  group: Group;
  /** Bytes that each entry would load for the group's imports, if it loaded the group. */
  importBytes: readonly number[];
}

function importBytesByEntry(group: Group, transitive: Imports, requestBytes: number): number[] {
  const imports = [...(transitive.get(group) ?? [])];
  const bytes = ({ size, hasStyles }: Group) => size + requestBytes * (hasStyles ? 2 : 1);
  return group.loadedBy.map((_, entry) =>
    imports.reduce((sum, one) => sum + (one.loadedBy[entry] ? 0 : bytes(one)), 0),
  );
}

function savedBytes(one: Candidate, other: Candidate, requestBytes: number): number {
  const savedRequests = one.group.hasStyles && other.group.hasStyles ? 2 : 1;
  const addedBy = (loaded: Candidate, added: Candidate, entry: number) =>
    added.group.size +
    (added.group.hasStyles && !loaded.group.hasStyles ? requestBytes : 0) +
    (added.importBytes[entry] ?? 0);
  return one.group.loadedBy.reduce((saved, isLoaded, entry) => {
    const isOtherLoaded = other.group.loadedBy[entry];
    if (isLoaded && isOtherLoaded) return saved + savedRequests * requestBytes;
    if (isLoaded) return saved - addedBy(one, other, entry);
    if (isOtherLoaded) return saved - addedBy(other, one, entry);
    return saved;
  }, 0);
}

/** Whether one of the two imports a third group that imports the other. */
function wouldFormCycle([one, other]: Pair, direct: Imports, transitive: Imports): boolean {
  const importsIndirectly = (from: Group, to: Group) =>
    [...(direct.get(from) ?? [])].some(
      (third) => third !== to && transitive.get(third)?.has(to) === true,
    );
  return importsIndirectly(one, other) || importsIndirectly(other, one);
}

/** The groups with two of them joined: an entry that loads the new group loads the imports of both. */
function joinPair(groups: readonly Group[], [one, other]: Pair, transitive: Imports): Group[] {
  const loadedBy = either(one.loadedBy, other.loadedBy);
  const imports = new Set([...(transitive.get(one) ?? []), ...(transitive.get(other) ?? [])]);
  const others = groups
    .filter((group) => group !== one && group !== other)
    .map((group) =>
      imports.has(group) ? { ...group, loadedBy: either(group.loadedBy, loadedBy) } : group,
    );
  const joined = {
    files: [...one.files, ...other.files],
    isEntry: false,
    loadedBy,
    size: one.size + other.size,
    hasStyles: one.hasStyles || other.hasStyles,
  };
  return [...others, joined];
}

function either(one: readonly boolean[], other: readonly boolean[]): boolean[] {
  return one.map((isLoaded, entry) => isLoaded || other[entry] === true);
}
