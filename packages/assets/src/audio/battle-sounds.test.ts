import { describe, expect, it } from 'vitest';
import { type BattleSoundName, battleSound, battleSoundNames } from './battle-sounds.ts';
import { commonLoudness, heardLoudness, highestPeak } from './loudness.ts';
import { peakOf, sampleRate } from './pcm.ts';
import { bytesOf, meanPitch } from './sound-measures.ts';

const tunes: readonly BattleSoundName[] = ['intro', 'victory', 'defeat'];

function decibels(name: BattleSoundName): number {
  return 20 * Math.log10(heardLoudness(battleSound(name)) / commonLoudness);
}

describe.each(battleSoundNames)('the sound of battles %s', (name) => {
  const samples = battleSound(name);

  it('is the same every time', () => {
    expect(bytesOf(battleSound(name)).equals(bytesOf(samples))).toBe(true);
  });

  it('is no longer than its event', () => {
    const seconds = samples.length / sampleRate;
    expect(seconds).toBeGreaterThan(0.08);
    expect(seconds).toBeLessThan(tunes.includes(name) ? 3.2 : 1.3);
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

describe('a battle sound', () => {
  const pitch = (name: BattleSoundName, from: number, to: number) =>
    meanPitch(
      battleSound(name).subarray(Math.floor(from * sampleRate), Math.floor(to * sampleRate)),
    );

  it('rises where a stat does, and falls with it', () => {
    expect(pitch('up', 0.28, 0.33)).toBeGreaterThan(pitch('up', 0.005, 0.1) * 1.3);
    expect(pitch('down', 0.28, 0.34)).toBeLessThan(pitch('down', 0.005, 0.1) * 0.8);
  });

  it('is fainter for a weak hit than for a strong one', () => {
    expect(decibels('weak')).toBeLessThan(decibels('strong') - 2);
  });
});
