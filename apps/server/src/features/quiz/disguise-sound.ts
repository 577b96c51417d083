import { createCipheriv } from 'node:crypto';

/** Ten cents, a tenth of a semitone: slower and lower, or faster and higher. */
const speedChange = 0.006;
/** How far the speed sways while the sound lasts, and how often a second: as an old tape's. */
const sway = 0.0015;
const [slowestSway, fastestSway] = [3, 6];
/** Silence before and after the sound, in seconds. */
const [shortestSilence, longestSilence] = [0.02, 0.3];
/** Two decibels. */
const lowestGain = 0.8;
/** Of full scale; 66 decibels below it. */
const noise = 0.0005;

/**
 * A sound that is heard as the same and shares none of its data: later, a little softer, higher or
 * lower, swaying in time, and with a noise that nobody hears over all of it. The same seed (32 bytes)
 * gives the same sound. Throws nothing.
 */
export function disguiseSound(
  samples: Float32Array,
  sampleRate: number,
  seed: Uint8Array,
): Float32Array {
  const chance = chanceFrom(seed);
  const speed = 1 + speedChange * (2 * chance() - 1);
  const swaying = (2 * Math.PI * between(slowestSway, fastestSway, chance())) / sampleRate;
  const depth = sway / swaying;
  const phase = 2 * Math.PI * chance();
  const gain = between(lowestGain, 1, chance());
  const silence = () => Math.round(sampleRate * between(shortestSilence, longestSilence, chance()));
  const [before, after] = [silence(), silence()];
  const offset = chance();

  const length = Math.ceil(samples.length / speed);
  return new Float32Array(before + length + after).map((_, index) => {
    const at = index - before;
    const moment = offset + speed * at + depth * Math.sin(swaying * at + phase);
    return gain * sampleAt(samples, moment) + noise * (2 * chance() - 1);
  });
}

function between(low: number, high: number, part: number): number {
  return low + (high - low) * part;
}

/** Between two samples, the curve that goes smoothly through them and their neighbours. */
function sampleAt(samples: Float32Array, moment: number): number {
  const index = Math.floor(moment);
  if (index < -2 || index > samples.length) return 0;
  const part = moment - index;
  const a = samples[index - 1] ?? 0;
  const b = samples[index] ?? 0;
  const c = samples[index + 1] ?? 0;
  const d = samples[index + 2] ?? 0;
  const first = (c - a) / 2;
  const second = a - 2.5 * b + 2 * c - d / 2;
  const third = (d - a) / 2 + 1.5 * (b - c);
  return b + part * (first + part * (second + part * third));
}

/** Numbers from 0 up to, not including, 1 that nobody foretells without the seed. */
function chanceFrom(seed: Uint8Array): () => number {
  const stream = createCipheriv('aes-256-ctr', seed, Buffer.alloc(16));
  const blank = Buffer.alloc(8192);
  let drawn = blank;
  let position = drawn.length;
  return () => {
    if (position === drawn.length) {
      drawn = stream.update(blank);
      position = 0;
    }
    position += 2;
    return drawn.readUInt16LE(position - 2) / 0x1_0000;
  };
}
