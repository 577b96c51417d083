import type { SeededRandom } from './seeded-random.ts';

const tableSize = 256;
const fullTurn = 2 * Math.PI;

/** PolyBLEP correction around a jump, against aliasing. */
function jumpCorrection(phase: number, step: number): number {
  if (phase < step) {
    const distance = phase / step;
    return distance + distance - distance * distance - 1;
  }
  if (phase > 1 - step) {
    const distance = (phase - 1) / step;
    return distance * distance + distance + distance + 1;
  }
  return 0;
}

/** The fractional part of a phase: 0 (included) to 1 (excluded). */
export function wrapPhase(phase: number): number {
  return phase - Math.floor(phase);
}

/**
 * Band-limited pulse wave at a phase, without DC offset.
 * @param step how far the phase moves in one sample
 * @param duty share of the turn spent up, 0 to 1
 */
export function pulse(phase: number, step: number, duty: number): number {
  const square = phase < duty ? 1 : -1;
  const corrected =
    square + jumpCorrection(phase, step) - jumpCorrection(wrapPhase(phase - duty + 1), step);
  return corrected - (2 * duty - 1);
}

/** Triangle wave at a phase. */
export function triangle(phase: number): number {
  return 1 - 4 * Math.abs(wrapPhase(phase + 0.25) - 0.5);
}

/** Sine wave at a phase. */
export function sine(phase: number): number {
  return Math.sin(fullTurn * phase);
}

/** One period of a wave with the given harmonic amplitudes, scaled to a peak of 1. */
export function wavetable(harmonics: readonly number[]): Float32Array {
  const table = Float32Array.from({ length: tableSize }, (_, index) =>
    harmonics.reduce(
      (sum, strength, order) => sum + strength * sine(((order + 1) * index) / tableSize),
      0,
    ),
  );
  const peak = table.reduce((highest, value) => Math.max(highest, Math.abs(value)), 1e-9);
  return table.map((value) => value / peak);
}

/** A wavetable's value at a phase. */
export function readWave(table: Float32Array, phase: number): number {
  const position = phase * tableSize;
  const index = Math.floor(position);
  const here = table[index % tableSize] ?? 0;
  const after = table[(index + 1) % tableSize] ?? 0;
  return here + (after - here) * (position - index);
}

/** Sample-and-hold noise, as of a console's noise channel. */
export function heldNoise(random: SeededRandom): (changesPerSample: number) => number {
  let value = 0;
  let elapsed = 1;
  return (changesPerSample) => {
    elapsed += changesPerSample;
    if (elapsed >= 1) {
      elapsed -= Math.floor(elapsed);
      value = random.between(-1, 1);
    }
    return value;
  };
}
