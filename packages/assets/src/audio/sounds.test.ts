import { describe, expect, it } from 'vitest';
import { commonLoudness, heardLoudness, highestPeak } from './loudness.ts';
import { peakOf, sampleRate } from './pcm.ts';
import { bytesOf, meanPitch } from './sound-measures.ts';
import { type SoundName, sound, soundNames } from './sounds.ts';

/** Expected direction from the first note to the next, at the given seconds. */
function pitches(name: SoundName, firstEnds: number, nextStarts: number, nextEnds: number) {
  const samples = sound(name);
  const part = (from: number, to: number) =>
    meanPitch(samples.subarray(Math.floor(from * sampleRate), Math.floor(to * sampleRate)));
  return { first: part(0.01, firstEnds), next: part(nextStarts, nextEnds) };
}

describe.each(soundNames)('the sound %s', (name) => {
  const samples = sound(name);

  it('is the same every time', () => {
    expect(bytesOf(sound(name)).equals(bytesOf(samples))).toBe(true);
  });

  it('is short', () => {
    expect(samples.length / sampleRate).toBeGreaterThan(0.15);
    expect(samples.length / sampleRate).toBeLessThan(1.2);
  });

  it('neither clips nor clicks', () => {
    expect(peakOf(samples)).toBeLessThanOrEqual(highestPeak + 1e-4);
    expect(peakOf(samples.subarray(0, 8))).toBeLessThan(0.03);
    expect(peakOf(samples.subarray(-12))).toBeLessThan(0.01);
  });

  it('is as loud as the other sounds', () => {
    const decibels = 20 * Math.log10(heardLoudness(samples) / commonLoudness);
    expect(Math.abs(decibels)).toBeLessThan(1);
  });
});

describe('the pitch of a sound', () => {
  it.each([
    ['right', 0.11, 0.2, 0.35],
    ['success', 0.12, 0.25, 0.35],
  ] as const)('%s rises', (name, firstEnds, nextStarts, nextEnds) => {
    const { first, next } = pitches(name, firstEnds, nextStarts, nextEnds);
    expect(next).toBeGreaterThan(first * 1.2);
  });

  it.each([
    ['wrong', 0.12, 0.22, 0.42],
    ['fail', 0.16, 0.7, 1],
  ] as const)('%s falls and stays low', (name, firstEnds, nextStarts, nextEnds) => {
    const { first, next } = pitches(name, firstEnds, nextStarts, nextEnds);
    expect(next).toBeLessThan(first);
    expect(first).toBeLessThan(420);
  });
});
