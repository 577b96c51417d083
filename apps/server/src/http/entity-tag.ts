/**
 * Whether a conditional request already has what a tag stands for. A caller may know several, and a
 * proxy that compresses turns strong tags into weak ones, so both are compared as weak ones.
 */
export function knowsTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag) return true;
  const opaque = withoutWeakness(tag);
  return ifNoneMatch
    .split(',')
    .map((known) => known.trim())
    .some((known) => known === '*' || withoutWeakness(known) === opaque);
}

function withoutWeakness(tag: string): string {
  return tag.replace(/^W\//, '');
}
