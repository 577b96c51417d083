import { smooth } from './envelope.ts';
import { withoutRumble } from './filters.ts';
import { peakOf, sampleRate } from './pcm.ts';

const blockLength = Math.round(sampleRate * 0.02);
/** Hz; small speakers and the ear reproduce little below this. */
const heardFrom = 250;
/** Blocks weaker than the strongest by this power ratio count as pauses (-26 dB). */
const pausePower = 0.0025;
/** Target loudness of every mastered sound. */
export const commonLoudness = 0.16;
/** Peak limit: below full scale, because MP3 overshoots. */
export const highestPeak = 0.82;
/** Samples between two marks of the limiter. */
const guardLength = Math.round(sampleRate * 0.006);
const fadeInSeconds = 0.004;
const fadeOutSeconds = 0.02;
const inaudible = 0.002;

/** Root mean square without low bass and pauses. */
export function heardLoudness(samples: Float32Array): number {
  const heard = withoutRumble(samples, heardFrom);
  const powers: number[] = [];
  for (let start = 0; start < heard.length; start += blockLength) {
    const block = heard.subarray(start, start + blockLength);
    powers.push(block.reduce((sum, sample) => sum + sample * sample, 0) / block.length);
  }
  const strongest = Math.max(...powers, 0);
  const sounding = powers.filter((power) => power > strongest * pausePower);
  if (sounding.length === 0) return 0;
  return Math.sqrt(sounding.reduce((sum, power) => sum + power, 0) / sounding.length);
}

/**
 * The signal times `gain`, limited around each peak above `highestPeak`. The limiter acts slowly
 * enough to preserve the waveform's shape, so no harsh overtones arise.
 */
function amplified(samples: Float32Array, gain: number): Float32Array {
  const blocks = Math.ceil(samples.length / guardLength) + 1;
  const allowed = Array.from({ length: blocks }, (_, block) => {
    const around = samples.subarray(
      Math.max(0, block - 1) * guardLength,
      (block + 1) * guardLength,
    );
    return Math.min(gain, highestPeak / Math.max(peakOf(around), 1e-9));
  });
  // `allowed[block]` holds on both sides of its mark; between two marks it is interpolated.
  return samples.map((sample, index) => {
    const block = Math.floor(index / guardLength);
    const from = allowed[block] ?? gain;
    const to = allowed[block + 1] ?? from;
    return sample * (from + (to - from) * smooth(index / guardLength - block));
  });
}

function withoutSilentTail(samples: Float32Array): Float32Array {
  const end = samples.findLastIndex((sample) => Math.abs(sample) > inaudible);
  const tail = Math.round(fadeOutSeconds * sampleRate);
  return samples.slice(0, Math.min(samples.length, end + 1 + tail));
}

/**
 * The mastered sound: no DC offset, common loudness, no peak above `highestPeak`, no silent tail,
 * and faded at both ends against clicks.
 */
export function mastered(samples: Float32Array): Float32Array {
  let sound = withoutRumble(samples, 50);
  // The limiter reduces loudness, so the second pass compensates.
  for (let round = 0; round < 3; round += 1) {
    const loudness = heardLoudness(sound);
    if (loudness === 0) return sound;
    sound = amplified(sound, commonLoudness / loudness);
  }
  const trimmed = withoutSilentTail(sound);
  const { length } = trimmed;
  return trimmed.map((sample, index) => {
    const fadeIn = smooth(index / (fadeInSeconds * sampleRate));
    const fadeOut = smooth((length - 1 - index) / (fadeOutSeconds * sampleRate));
    return sample * fadeIn * fadeOut;
  });
}
