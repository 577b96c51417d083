import { smooth } from './envelope.ts';
import { withoutRumble } from './filters.ts';
import { peakOf, SAMPLE_RATE } from './pcm.ts';

const BLOCK = Math.round(SAMPLE_RATE * 0.02);
/** A small speaker and the ear both hear little below this many Hz. */
const HEARD_FROM = 250;
/** Blocks this much weaker in power than the strongest are pauses, not sound (-26 dB). */
const PAUSE = 0.0025;
const TARGET = 0.16;
/** Below full scale, because MP3 overshoots what it is given. */
const CEILING = 0.82;
/** Samples between two marks of the limiter. */
const GUARD = Math.round(SAMPLE_RATE * 0.006);
const FADE_IN = 0.004;
const FADE_OUT = 0.02;
const INAUDIBLE = 0.002;

/** Root mean square of what is heard: without the lowest bass and without the pauses. */
export function heardLoudness(samples: Float32Array): number {
  const heard = withoutRumble(samples, HEARD_FROM);
  const powers: number[] = [];
  for (let start = 0; start < heard.length; start += BLOCK) {
    const block = heard.subarray(start, start + BLOCK);
    powers.push(block.reduce((sum, sample) => sum + sample * sample, 0) / block.length);
  }
  const strongest = Math.max(...powers, 0);
  const sounding = powers.filter((power) => power > strongest * PAUSE);
  if (sounding.length === 0) return 0;
  return Math.sqrt(sounding.reduce((sum, power) => sum + power, 0) / sounding.length);
}

/**
 * The signal times `gain`, turned down for a moment around each peak that would pass the ceiling.
 * It is turned down slowly enough that the waveform keeps its form, and so gains no harsh overtones.
 */
function amplified(samples: Float32Array, gain: number): Float32Array {
  const blocks = Math.ceil(samples.length / GUARD) + 1;
  const allowed = Array.from({ length: blocks }, (_, block) => {
    const around = samples.subarray(Math.max(0, block - 1) * GUARD, (block + 1) * GUARD);
    return Math.min(gain, CEILING / Math.max(peakOf(around), 1e-9));
  });
  // `allowed[block]` suits the block on either side of its mark; between two marks it glides.
  return samples.map((sample, index) => {
    const block = Math.floor(index / GUARD);
    const from = allowed[block] ?? gain;
    const to = allowed[block + 1] ?? from;
    return sample * (from + (to - from) * smooth(index / GUARD - block));
  });
}

function withoutSilentTail(samples: Float32Array): Float32Array {
  const end = samples.findLastIndex((sample) => Math.abs(sample) > INAUDIBLE);
  const tail = Math.round(FADE_OUT * SAMPLE_RATE);
  return samples.slice(0, Math.min(samples.length, end + 1 + tail));
}

/**
 * The sound made ready to be heard beside the others: no constant part, as loud as all others, never
 * above the ceiling, no silent tail, and faded at both ends so that it neither starts nor stops with
 * a click.
 */
export function mastered(samples: Float32Array): Float32Array {
  let sound = withoutRumble(samples, 50);
  // The limiter takes some loudness away, so the second round gives it back.
  for (let round = 0; round < 3; round += 1) {
    const loudness = heardLoudness(sound);
    if (loudness === 0) return sound;
    sound = amplified(sound, TARGET / loudness);
  }
  const trimmed = withoutSilentTail(sound);
  const { length } = trimmed;
  return trimmed.map((sample, index) => {
    const fadeIn = smooth(index / (FADE_IN * SAMPLE_RATE));
    const fadeOut = smooth((length - 1 - index) / (FADE_OUT * SAMPLE_RATE));
    return sample * fadeIn * fadeOut;
  });
}

/** Peak of a mastered sound at most. */
export const HIGHEST_PEAK = CEILING;

/** Heard loudness that every mastered sound comes near to. */
export const COMMON_LOUDNESS = TARGET;
