/** A chunk that the bundler made: modules that the same entries import. */
export interface Chunk {
  file: string;
  /** Files of the chunks that it imports statically. */
  imports: readonly string[];
  /** What loads it directly; null if only other chunks import it. */
  entryOf: 'document' | 'import' | null;
  /** Bytes of its script and styles, compressed. */
  size: number;
  hasStyles: boolean;
}

/** Chunks that share a file. */
interface Group {
  files: readonly string[];
  /** Whether an entry loads it, by the entry's index. */
  loadedBy: readonly boolean[];
  size: number;
  hasStyles: boolean;
}

type Imports = ReadonlyMap<Group, ReadonlySet<Group>>;

/**
 * Decides which chunks share a file, so that all entries together load the fewest bytes. A request
 * counts as `requestBytes`. Joins the two groups that save most, until no two save anything.
 *
 * Entries keep their own files, because `import()` names them. So does what the document loads. Files
 * never import each other in a circle: a module could run before what it imports.
 *
 * @returns the files of each group of at least two chunks
 */
export function joinChunks(chunks: readonly Chunk[], requestBytes: number): string[][] {
  const importsOf = new Map(chunks.map(({ file, imports }) => [file, imports]));
  const loadedWith = (files: string[]) => reachable(files, (file) => importsOf.get(file) ?? []);
  const filesOf = (kind: Chunk['entryOf']) =>
    chunks.filter(({ entryOf }) => entryOf === kind).map(({ file }) => file);
  const initial = loadedWith(filesOf('document'));
  const entries = filesOf('import').map((file) => loadedWith([file]));
  let groups = chunks
    .filter(({ file, entryOf }) => entryOf === null && !initial.has(file))
    .map(({ file, size, hasStyles }): Group => {
      const loadedBy = entries.map((loaded) => loaded.has(file));
      return { files: [file], loadedBy, size, hasStyles };
    });
  for (;;) {
    const direct = directImports(groups, importsOf);
    const next = (group: Group) => direct.get(group) ?? [];
    const all: Imports = new Map(groups.map((group) => [group, reachable(next(group), next)]));
    const pair = bestPair(groups, direct, all, requestBytes);
    if (pair === undefined) break;
    groups = join(groups, pair, all);
  }
  return groups.map(({ files }) => [...files]).filter(({ length }) => length > 1);
}

/** The starts and everything they lead to. */
function reachable<T>(starts: Iterable<T>, next: (from: T) => Iterable<T>): Set<T> {
  const found = new Set(starts);
  // Sets are iterated over what is added meanwhile.
  for (const one of found) for (const each of next(one)) found.add(each);
  return found;
}

function directImports(
  groups: readonly Group[],
  importsOf: ReadonlyMap<string, readonly string[]>,
): Imports {
  const groupOf = new Map(groups.flatMap((group) => group.files.map((file) => [file, group])));
  return new Map(
    groups.map((group) => {
      const imports = group.files.flatMap((file) => importsOf.get(file) ?? []);
      const imported = imports.map((file) => groupOf.get(file)).filter((one) => one !== undefined);
      return [group, new Set(imported.filter((one) => one !== group))];
    }),
  );
}

type Pair = readonly [Group, Group];

function bestPair(
  groups: readonly Group[],
  direct: Imports,
  all: Imports,
  requestBytes: number,
): Pair | undefined {
  const candidates = groups.map((group) => ({
    group,
    importBytes: importBytesByEntry(group, all, requestBytes),
  }));
  let best: Pair | undefined;
  let most = 0;
  candidates.forEach((one, index) => {
    for (const other of candidates.slice(index + 1)) {
      const saved = savedBytes(one, other, requestBytes);
      if (saved <= most || formCircle([one.group, other.group], direct, all)) continue;
      best = [one.group, other.group];
      most = saved;
    }
  });
  return best;
}

interface Candidate {
  group: Group;
  /** Bytes that each entry would load for the group's imports, if it loaded the group. */
  importBytes: readonly number[];
}

function importBytesByEntry(group: Group, all: Imports, requestBytes: number): number[] {
  const imports = [...(all.get(group) ?? [])];
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

/** Whether one of the two imports a third that imports the other. */
function formCircle([one, other]: Pair, direct: Imports, all: Imports): boolean {
  const leads = (from: Group, to: Group) =>
    [...(direct.get(from) ?? [])].some((each) => each !== to && all.get(each)?.has(to));
  return leads(one, other) || leads(other, one);
}

/** The groups with two of them joined. Whatever loads the new one loads the imports of both. */
function join(groups: readonly Group[], [one, other]: Pair, all: Imports): Group[] {
  const loadedBy = one.loadedBy.map(
    (isLoaded, entry) => isLoaded || other.loadedBy[entry] === true,
  );
  const imports = new Set([...(all.get(one) ?? []), ...(all.get(other) ?? [])]);
  const others = groups
    .filter((group) => group !== one && group !== other)
    .map((group) =>
      imports.has(group)
        ? {
            ...group,
            loadedBy: group.loadedBy.map((isLoaded, entry) => isLoaded || loadedBy[entry] === true),
          }
        : group,
    );
  const joined = {
    files: [...one.files, ...other.files],
    loadedBy,
    size: one.size + other.size,
    hasStyles: one.hasStyles || other.hasStyles,
  };
  return [...others, joined];
}
