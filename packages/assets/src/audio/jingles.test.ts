import { describe, expect, it } from 'vitest';
import { type JingleName, jingle, jingleNames } from './jingles.ts';
import { commonLoudness, heardLoudness, highestPeak } from './loudness.ts';
import { peakOf, sampleRate } from './pcm.ts';
import { bytesOf, meanPitch } from './sound-measures.ts';

const longest: Record<JingleName, number> = { badge: 2.6, catch: 2.2, unlock: 2.1, record: 1.7 };

describe.each(jingleNames)('the jingle %s', (name) => {
  const samples = jingle(name);

  it('is the same every time', () => {
    expect(bytesOf(jingle(name)).equals(bytesOf(samples))).toBe(true);
  });

  it('is no longer than its scene', () => {
    expect(samples.length / sampleRate).toBeGreaterThan(1.3);
    expect(samples.length / sampleRate).toBeLessThan(longest[name]);
  });

  it('neither clips nor clicks', () => {
    expect(peakOf(samples)).toBeLessThanOrEqual(highestPeak + 1e-4);
    expect(peakOf(samples.subarray(0, 8))).toBeLessThan(0.03);
    expect(peakOf(samples.subarray(-12))).toBeLessThan(0.01);
  });

  it('is as loud as the interface sounds', () => {
    const decibels = 20 * Math.log10(heardLoudness(samples) / commonLoudness);
    expect(Math.abs(decibels)).toBeLessThan(1);
  });
});

// Measured where the melody sounds alone.
it.each([
  ['badge', 'B flat 4', 466.2, 0.02, 0.09],
  ['catch', 'C5', 523.3, 0.01, 0.11],
  ['unlock', 'A5', 880, 0.85, 0.92],
  ['record', 'E4', 329.6, 0.005, 0.06],
  ['record', 'E5', 659.3, 0.44, 0.53],
] as const)('%s has its %s', (name, _, hertz, from, to) => {
  const part = jingle(name).subarray(Math.round(from * sampleRate), Math.round(to * sampleRate));
  // Lower notes may halve or quarter the measured pitch.
  const octaves = Math.log2(meanPitch(part) / hertz);
  const semitones = 12 * (octaves - Math.round(octaves));
  expect(Math.abs(semitones)).toBeLessThan(0.5);
});
