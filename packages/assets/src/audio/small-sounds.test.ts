import { describe, expect, it } from 'vitest';
import { commonLoudness, heardLoudness, highestPeak } from './loudness.ts';
import { peakOf, sampleRate } from './pcm.ts';
import { type SmallSoundName, smallSound, smallSoundNames } from './small-sounds.ts';
import { bytesOf, meanPitch } from './sound-measures.ts';

function decibels(name: SmallSoundName): number {
  return 20 * Math.log10(heardLoudness(smallSound(name)) / commonLoudness);
}

describe.each(smallSoundNames)('the small sound %s', (name) => {
  const samples = smallSound(name);

  it('is the same every time', () => {
    expect(bytesOf(smallSound(name)).equals(bytesOf(samples))).toBe(true);
  });

  it('ends before the next one starts', () => {
    expect(samples.length / sampleRate).toBeGreaterThan(0.08);
    expect(samples.length / sampleRate).toBeLessThanOrEqual(0.4);
  });

  it('neither clips nor clicks', () => {
    expect(peakOf(samples)).toBeLessThanOrEqual(highestPeak + 1e-4);
    expect(peakOf(samples.subarray(0, 8))).toBeLessThan(0.03);
    expect(peakOf(samples.subarray(-12))).toBeLessThan(0.01);
  });

  it('is no louder than the other sounds', () => {
    expect(decibels(name)).toBeLessThan(1);
    expect(decibels(name)).toBeGreaterThan(-8);
  });
});

it('rises with the length of the series', () => {
  const first = (name: SmallSoundName) =>
    meanPitch(smallSound(name).subarray(0, Math.round(0.06 * sampleRate)));
  expect(first('flame-2')).toBeGreaterThan(first('flame-1') * 1.15);
  expect(first('flame-3')).toBeGreaterThan(first('flame-2') * 1.15);
});

it('falls when the flame goes out', () => {
  const at = (from: number, to: number) =>
    meanPitch(
      smallSound('flame-out').subarray(Math.round(from * sampleRate), Math.round(to * sampleRate)),
    );
  expect(at(0.18, 0.26)).toBeLessThan(at(0, 0.08) * 0.8);
});
