import { createCipheriv } from 'node:crypto';
import { MPEGDecoder } from 'mpg123-decoder';

interface DecodedSound {
  /** Mono, from -1 to 1. */
  samples: Float32Array;
  /** Samples per second. */
  sampleRate: number;
}

/** Takes about three milliseconds per second of sound. Throws if the bytes are not MP3. */
export async function decodeMp3(bytes: Uint8Array): Promise<DecodedSound> {
  // A new decoder per sound: it carries state over.
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    const { channelData, samplesDecoded, sampleRate } = decoder.decode(bytes);
    const [left, right = left] = channelData;
    if (left === undefined || right === undefined || samplesDecoded === 0) {
      throw new Error('Not an MP3 file');
    }
    const samples = left.map((sample, index) => (sample + (right[index] ?? 0)) / 2);
    return { samples, sampleRate };
  } finally {
    decoder.free();
  }
}

const headerLength = 44;
const bytesPerSample = 2;

/** A WAV file of mono samples, 16 bits each. */
export function encodeWav(samples: Float32Array, sampleRate: number): Buffer {
  const length = samples.length * bytesPerSample;
  const file = Buffer.alloc(headerLength + length);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(headerLength - 8 + length, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  // PCM, one channel.
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * bytesPerSample, 28);
  file.writeUInt16LE(bytesPerSample, 32);
  file.writeUInt16LE(8 * bytesPerSample, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(length, 40);
  samples.forEach((sample, index) => {
    const value = Math.max(-1, Math.min(1, sample)) * 0x7fff;
    file.writeInt16LE(Math.round(value), headerLength + index * bytesPerSample);
  });
  return file;
}

/** Ten cents, a tenth of a semitone: slower and lower, or faster and higher. */
const speedChange = 0.006;
/** Depth and frequency of the speed modulation, like tape wow. */
const sway = 0.0015;
const [minSwayHz, maxSwayHz] = [3, 6];
/** Silence before and after the sound, in seconds. */
const [minSilenceSeconds, maxSilenceSeconds] = [0.02, 0.3];
/** Two decibels. */
const minGain = 0.8;
/** Relative to full scale: −66 dB. */
const noise = 0.0005;

/**
 * A sound perceived as equal that shares no data: shifted, resampled, modulated, attenuated and
 * with inaudible noise. Deterministic by seed (32 bytes). Never throws.
 */
export function disguiseSound(
  samples: Float32Array,
  sampleRate: number,
  seed: Uint8Array,
): Float32Array {
  const random = randomFrom(seed);
  const speed = 1 + speedChange * (2 * random() - 1);
  const swaying = (2 * Math.PI * between(minSwayHz, maxSwayHz, random())) / sampleRate;
  const depth = sway / swaying;
  const phase = 2 * Math.PI * random();
  const gain = between(minGain, 1, random());
  const silence = () =>
    Math.round(sampleRate * between(minSilenceSeconds, maxSilenceSeconds, random()));
  const [before, after] = [silence(), silence()];
  const offset = random();

  const length = Math.ceil(samples.length / speed);
  return new Float32Array(before + length + after).map((_, index) => {
    const at = index - before;
    const moment = offset + speed * at + depth * Math.sin(swaying * at + phase);
    return gain * sampleAt(samples, moment) + noise * (2 * random() - 1);
  });
}

function between(low: number, high: number, part: number): number {
  return low + (high - low) * part;
}

/** Cubic interpolation between samples. */
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

/** Values in [0, 1), unpredictable without the seed. */
function randomFrom(seed: Uint8Array): () => number {
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
