/** Sample rate of all synthesis, in Hz; mono, values from -1 to 1. */
export const sampleRate = 24000;

/** Silence of a length in seconds. */
export function silence(seconds: number): Float32Array {
  return new Float32Array(Math.ceil(seconds * sampleRate));
}

/** Adds `value` to the sample at `index`; ignores indexes beyond the end. */
export function mixInto(samples: Float32Array, index: number, value: number): void {
  samples[index] = (samples[index] ?? 0) + value;
}

/** The maximum absolute value. */
export function peakOf(samples: Float32Array): number {
  return samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
}
