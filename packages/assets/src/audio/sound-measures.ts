import { stateVariableFilter } from './filters.ts';
import { sampleRate } from './pcm.ts';

/** Band centres of a fingerprint, in Hz. */
const bands = [180, 300, 500, 830, 1400, 2300, 3800, 6200];
const slices = 10;

function powerOf(samples: Float32Array): number {
  return samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length);
}

/** The samples as bytes, which compare faster than numbers. For tests. */
export function bytesOf({ buffer, byteOffset, byteLength }: Float32Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** Level of each band over the sound's length: decibels, band after band. For tests. */
export function fingerprint(samples: Float32Array): readonly number[] {
  const slice = Math.floor(samples.length / slices);
  return bands.flatMap((centre) => {
    const filter = stateVariableFilter(centre, 3);
    const band = samples.map((sample) => filter.band(sample));
    return Array.from({ length: slices }, (_, index) =>
      Math.max(-50, 10 * Math.log10(powerOf(band.subarray(index * slice, (index + 1) * slice)))),
    );
  });
}

/** Mean difference of two fingerprints, in decibels. For tests. */
export function fingerprintDistance(one: readonly number[], other: readonly number[]): number {
  const sum = one.reduce((total, value, index) => total + Math.abs(value - (other[index] ?? 0)), 0);
  return sum / one.length;
}

/** The period with the highest autocorrelation, in samples. */
function periodOf(samples: Float32Array): number {
  let best = 0;
  let period = 0;
  for (let lag = Math.floor(sampleRate / 2000); lag < sampleRate / 70; lag += 1) {
    let likeness = 0;
    for (let index = 0; index + lag < samples.length; index += 1) {
      likeness += (samples[index] ?? 0) * (samples[index + lag] ?? 0);
    }
    // Multiples of a period correlate as well; the small penalty prefers the period itself.
    likeness *= 1 - lag / sampleRate;
    if (likeness > best) {
      best = likeness;
      period = lag;
    }
  }
  return period;
}

/** Geometric mean pitch in Hz, over windows of 50 ms. For tests. */
export function meanPitch(samples: Float32Array): number {
  const stretch = Math.round(sampleRate * 0.05);
  const logarithms: number[] = [];
  for (let start = 0; start + stretch <= samples.length; start += stretch) {
    const part = samples.subarray(start, start + stretch);
    if (powerOf(part) < 0.002) continue;
    logarithms.push(Math.log(sampleRate / periodOf(part)));
  }
  return Math.exp(logarithms.reduce((sum, value) => sum + value, 0) / logarithms.length);
}
