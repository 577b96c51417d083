/** A random source from 0 to 1, derived from its seeds alone, so that it repeats after a crash. */
export function seededChance(...parts: readonly (string | number)[]): () => number {
  let state = 0x811c9dc5;
  for (const character of parts.join('/')) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the options, uniformly. */
export function pickOne<Option>(
  options: readonly [Option, ...Option[]],
  random: () => number,
): Option {
  return options[Math.floor(random() * options.length)] ?? options[0];
}

/** Symmetric noise around 0, rarely beyond three times the mean deviation. */
export function symmetricNoise(random: () => number): number {
  return random() + random() + random() - 1.5;
}
