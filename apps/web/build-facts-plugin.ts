import type { Plugin } from 'vite';

/** The fields of `BuildFacts` in lib/page.ts, and `preview`. */
const buildFacts: ReadonlySet<string> = new Set(['preview', 'isPrerendered', 'pictures', 'call']);

interface Range {
  start: number;
  end: number;
}

/** Removes the fields of page declarations that only the build and the server use. */
export function withoutBuildFacts(): Plugin {
  return {
    name: 'without-build-facts',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/(features|app)\/[^/]+\/pages\.ts$/ },
      handler(code) {
        const ranges: Range[] = [];
        collect(this.parse(code), ranges);
        let rest = code;
        for (const { start, end } of ranges.toSorted((one, other) => other.start - one.start)) {
          const comma = /^\s*,/.exec(rest.slice(end))?.[0].length ?? 0;
          rest = rest.slice(0, start) + rest.slice(end + comma);
        }
        return { code: rest, map: null };
      },
    },
  };
}

/** Finds the ranges of the properties, which do not nest. */
function collect(node: unknown, ranges: Range[]): void {
  if (typeof node !== 'object' || node === null) return;
  if (isBuildFact(node)) ranges.push({ start: node.start, end: node.end });
  else for (const child of Object.values(node)) collect(child, ranges);
}

function isBuildFact(node: object): node is Range {
  if (!('type' in node) || node.type !== 'Property' || !('key' in node)) return false;
  const { key } = node;
  return (
    typeof key === 'object' &&
    key !== null &&
    'name' in key &&
    typeof key.name === 'string' &&
    buildFacts.has(key.name)
  );
}
