/** The id in a part of a path; null if it is not a valid id. */
export function idFrom(part: string | undefined): number | null {
  return part !== undefined && /^[1-9]\d{0,8}$/.test(part) ? Number(part) : null;
}
