// @sqlite: sounds; `secret-quiz.test.ts` plays on both.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chirpMp3 } from '../../testing/chirp.ts';
import { temporaryFolder } from '../../testing/test-app.ts';
import { decodeMp3 } from './audio.ts';
import { createSecretCries, type SecretCries } from './secret-cries.ts';

const headerLength = 44;
const servings = 12;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let cries: SecretCries;
const files: Uint8Array[] = [];
beforeAll(async () => {
  folder = await temporaryFolder();
  await mkdir(join(folder.path, 'cries'));
  for (const id of [1, 2]) {
    const file = await chirpMp3(id);
    files.push(file);
    await writeFile(join(folder.path, 'cries', `${id}.mp3`), file);
  }
  cries = createSecretCries({ assets: folder.path, secret: 'a secret' });
});
afterAll(() => folder.remove());

const serve = (speciesId = 1) =>
  Promise.all(
    Array.from({ length: servings }, (_, index) => cries.read(speciesId, `key-${index}`)),
  );

/** Whether two sounds share a run of bytes at any offsets. */
function shareRun(one: Uint8Array, other: Uint8Array, length: number): boolean {
  const text = Buffer.from(other).toString('latin1');
  const runs = Buffer.from(one).toString('latin1');
  // A run of twice this step contains an aligned one.
  const step = length / 2;
  for (let at = 0; at + step <= runs.length; at += step) {
    if (text.includes(runs.slice(at, at + step))) return true;
  }
  return false;
}

const samplesOf = (wav: Buffer) =>
  Float32Array.from(
    { length: (wav.length - headerLength) / 2 },
    (_, index) => wav.readInt16LE(headerLength + 2 * index) / 0x8000,
  );

/** Loudness per hundredth of a second. */
function envelopeOf(samples: Float32Array): number[] {
  const block = 240;
  return Array.from({ length: Math.floor(samples.length / block) }, (_, index) =>
    Math.sqrt(
      samples
        .subarray(index * block, (index + 1) * block)
        .reduce((sum, sample) => sum + (sample * sample) / block, 0),
    ),
  );
}

/** Zero crossings per second while loud: a chirp's pitch. */
function pitchOf(samples: Float32Array): number {
  const loud = samples.findIndex((sample) => Math.abs(sample) > 0.05);
  const part = samples.subarray(loud, loud + 12_000);
  return part.reduce(
    (count, sample, index) => count + (sample >= 0 !== (part[index - 1] ?? 0) >= 0 ? 1 : 0),
    0,
  );
}

/** Best correlation of two envelopes at any offset; 1 if proportional. */
function likeness(one: readonly number[], other: readonly number[]): number {
  const sizeOf = (values: readonly number[]) =>
    Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
  const shifts = Array.from({ length: 80 }, (_, index) => index - 40);
  return Math.max(
    ...shifts.map(
      (shift) =>
        one.reduce((sum, value, index) => sum + value * (other[index + shift] ?? 0), 0) /
        (sizeOf(one) * sizeOf(other)),
    ),
  );
}

describe('the sound of a secret question', () => {
  it('shares no run of bytes with the public file or another response', async () => {
    const [file = new Uint8Array()] = files;
    const { samples } = await decodeMp3(file);
    const plain = Buffer.alloc(2 * samples.length);
    for (const [index, sample] of samples.entries()) {
      plain.writeInt16LE(Math.round(sample * 0x7fff), 2 * index);
    }
    const sounds = (await serve()).map((sound) => sound.subarray(headerLength));
    for (const [index, sound] of sounds.entries()) {
      expect(shareRun(sound, file, 64)).toBe(false);
      expect(shareRun(sound, plain, 64)).toBe(false);
      for (const other of sounds.slice(index + 1)) expect(shareRun(sound, other, 64)).toBe(false);
    }
  });

  it('has varying lengths that overlap between species', async () => {
    const lengths = (await serve()).map(({ length }) => length);
    expect(new Set(lengths).size).toBe(servings);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeGreaterThan(2 * 24_000 * 0.1);
  });

  it('is deterministic by key, for range requests', async () => {
    const again = createSecretCries({ assets: folder.path, secret: 'a secret' });
    const [sound] = await serve();
    expect((await again.read(1, 'key-0')).equals(sound ?? Buffer.alloc(0))).toBe(true);
  });

  it('cannot be computed from the key alone', async () => {
    const guesser = createSecretCries({ assets: folder.path, secret: 'a guess' });
    const [sound = Buffer.alloc(0)] = await serve();
    const guess = await guesser.read(1, 'key-0');
    expect(shareRun(guess.subarray(headerLength), sound.subarray(headerLength), 64)).toBe(false);
  });

  it('sounds like the species’ cry', async () => {
    const [file = new Uint8Array(), otherFile = new Uint8Array()] = files;
    const { samples } = await decodeMp3(file);
    const other = await decodeMp3(otherFile);
    for (const sound of await serve()) {
      const heard = samplesOf(sound);
      expect(likeness(envelopeOf(samples), envelopeOf(heard))).toBeGreaterThan(0.98);
      // A tenth of a semitone is 0.6 %; the other species' pitch is 8 % away.
      expect(Math.abs(pitchOf(heard) / pitchOf(samples) - 1)).toBeLessThan(0.02);
      expect(Math.abs(pitchOf(heard) / pitchOf(other.samples) - 1)).toBeGreaterThan(0.02);
    }
  });

  it('fails for invalid files', async () => {
    await writeFile(join(folder.path, 'cries', '3.mp3'), 'parole '.repeat(200));
    await expect(cries.read(3, 'key')).rejects.toThrow('Not an MP3 file');
  });
});
