import { smooth } from './envelope.ts';
import { withoutRumble } from './filters.ts';
import { peakOf, sampleRate } from './pcm.ts';

const blockLength = Math.round(sampleRate * 0.02);
/** A small speaker and the ear both hear little below this many Hz. */
const heardFrom = 250;
/** Blocks this much weaker in power than the strongest are pauses, not sound (-26 dB). */
const pausePower = 0.0025;
/** Heard loudness that every mastered sound comes near to. */
export const commonLoudness = 0.16;
/** No mastered sound goes higher: below full scale, because MP3 overshoots what it is given. */
export const highestPeak = 0.82;
/** Samples between two marks of the limiter. */
const guardLength = Math.round(sampleRate * 0.006);
const fadeInSeconds = 0.004;
const fadeOutSeconds = 0.02;
const inaudible = 0.002;

/** Root mean square of what is heard: without the lowest bass and without the pauses. */
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
 * The signal times `gain`, turned down for a moment around each peak that would pass `highestPeak`.
 * It is turned down slowly enough that the waveform keeps its form, and so gains no harsh overtones.
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
  // `allowed[block]` suits the block on either side of its mark; between two marks it glides.
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
 * The sound made ready to be heard beside the others: no constant part, as loud as all others, never
 * above `highestPeak`, no silent tail, and faded at both ends so that it neither starts nor stops with
 * a click.
 */
export function mastered(samples: Float32Array): Float32Array {
  let sound = withoutRumble(samples, 50);
  // The limiter takes some loudness away, so the second round gives it back.
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
