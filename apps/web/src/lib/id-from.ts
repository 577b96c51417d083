/** The number that a part of an address stands for; null where it is none that anything has. */
export function idFrom(part: string | undefined): number | null {
  return part !== undefined && /^[1-9]\d{0,8}$/.test(part) ? Number(part) : null;
}
