import { type SeededRandom, seededRandom } from './seeded-random.ts';

/** One syllable of a cry, before size and type are applied. */
export interface Syllable {
  /** Seconds from the start of the cry. */
  readonly start: number;
  /** Seconds. */
  readonly duration: number;
  readonly gain: number;
  /** Semitones above the cry's pitch, at equal distances in time. */
  readonly contour: readonly number[];
  /** Where the mouth begins and ends; see `cry-voice.ts`. */
  readonly mouth: readonly [from: number, to: number];
  /** Strength of the noise it opens with, 0 to 1. */
  readonly consonant: number;
}

/** Properties shared by all species of an evolution line. */
export interface FamilyShape {
  readonly syllables: readonly Syllable[];
  /** Semitones above the pitch that size alone gives. */
  readonly register: number;
  /** Duty cycle of the first pulse channel, at the start and at the end of a syllable. */
  readonly duty: readonly [from: number, to: number];
  /** Frequency of the second pulse channel, as a multiple of the first one's. */
  readonly interval: number;
  /** Strengths of first pulse, second pulse and wave channel. */
  readonly mix: readonly [first: number, second: number, wave: number];
  /** Harmonics of the wave channel. */
  readonly harmonics: readonly number[];
  readonly vibrato: { readonly rate: number; readonly depth: number };
}

/** A non-empty list of alternatives. */
type Choices = readonly [readonly number[], ...(readonly number[])[]];

/** Pitch contours in semitones, one per syllable. */
const contours: Choices = [
  [-5, -1, 4, 6],
  [6, 3, -2, -6],
  [-4, 4, 5, -4],
  [5, -4, -3, 5],
  [8, -2, -4, -5],
  [-6, -5, -2, 8],
  [-3, 5, -3, 5, -4],
  [0, 6, 0, -5, 2],
  [-2, 7, 1, -1, -5],
  [4, 4, -5, -5],
  [-5, -5, 4, 4],
];

/** Seconds. */
const longSyllable = 0.38;

/** Lengths of the syllables as shares of the whole; four in five families have two or three. */
const rhythms: Choices = [
  [1],
  [0.3, 0.7],
  [0.65, 0.35],
  [0.5, 0.5],
  [0.25, 0.2, 0.55],
  [0.4, 0.2, 0.4],
  [0.2, 0.55, 0.25],
  [0.33, 0.33, 0.34],
  [0.18, 0.18, 0.18, 0.46],
];

const waves: Choices = [
  [1, 0, 0.35, 0, 0.15],
  [1, 0.6, 0.3, 0.15, 0.08],
  [0.5, 1, 0.2, 0.5, 0.1, 0.2],
  [1, 0.1, 0.7, 0.1, 0.5, 0.1, 0.3],
  [0.8, 0.2, 0.1, 0.9, 0.1, 0.05, 0.4],
];

/** Contour of a syllable; a long syllable gets two, or it would drone. */
function lineFor(random: SeededRandom, duration: number): readonly number[] {
  const line = random.pick(contours);
  const second = random.pick(contours);
  return duration > longSyllable ? [...line, ...second.slice(1)] : line;
}

function syllablesFor(random: SeededRandom): readonly Syllable[] {
  const whole = random.between(0.5, 0.8);
  const rhythm = random.pick(rhythms);
  const gap = random.pick([0.012, 0.03, 0.05]);
  const reach = random.between(0.65, 1.35);
  // The cry as a whole moves too: each syllable starts higher or lower than the last.
  const drift = random.between(-4, 4);
  let start = 0;
  const syllables = rhythm.map((share, index): Syllable => {
    const duration = share * whole;
    const middle = index - (rhythm.length - 1) / 2;
    const syllable: Syllable = {
      start,
      duration,
      gain: index === rhythm.length - 1 ? 1 : random.between(0.7, 1),
      contour: lineFor(random, duration).map((semitones) => semitones * reach + middle * drift),
      mouth: [random.between(0, 4), random.between(0, 4)],
      consonant: random.next() < 0.45 ? random.between(0.2, 0.8) : 0,
    };
    start += duration + gap;
    return syllable;
  });
  return aroundZero(syllables);
}

/** The same syllables, shifted so that their mean pitch is the cry's pitch. */
function aroundZero(syllables: readonly Syllable[]): readonly Syllable[] {
  const time = syllables.reduce((sum, { duration }) => sum + duration, 0);
  const mean =
    syllables.reduce((sum, { contour, duration }) => sum + meanOf(contour) * duration, 0) / time;
  return syllables.map((syllable) => ({
    ...syllable,
    contour: syllable.contour.map((semitones) => semitones - mean),
  }));
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Shape of an evolution line's cries, seeded by the number of its first species. */
export function familyShape(family: number): FamilyShape {
  const random = seededRandom(family, 101);
  const leader = random.pick(['pulse', 'pulses', 'wave']);
  return {
    syllables: syllablesFor(random),
    register: random.between(-4.5, 4.5),
    duty: [random.pick([0.125, 0.25, 0.4, 0.5]), random.pick([0.125, 0.25, 0.33, 0.5])],
    interval: random.pick([1.006, 1.012, 2, 1.5, 0.5, 4 / 3]),
    mix:
      leader === 'pulse' ? [1, 0.2, 0.25] : leader === 'pulses' ? [0.7, 0.65, 0.2] : [0.2, 0.2, 1],
    harmonics: random.pick(waves),
    vibrato: { rate: random.between(5, 11), depth: random.pick([0, 0.15, 0.4, 0.8]) },
  };
}
