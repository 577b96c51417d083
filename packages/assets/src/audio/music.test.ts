import { musicMargin, musicNames, musicSeconds } from '@poketorneo/gen4/music';
import { describe, expect, it } from 'vitest';
import { commonLoudness, heardLoudness, highestPeak } from './loudness.ts';
import { music } from './music.ts';
import { musicScores } from './music-scores.ts';
import { chordOf, readMelody, symbols } from './notation.ts';
import { peakOf, sampleRate } from './pcm.ts';
import { bytesOf } from './sound-measures.ts';

/** The longest step from one sample to the next. */
function steepest(samples: Float32Array): number {
  return peakOf(samples.subarray(1).map((sample, index) => sample - (samples[index] ?? 0)));
}

describe.each(musicNames)('the music %s', (name) => {
  const samples = music(name);
  const period = Math.round(musicSeconds[name] * sampleRate);
  const margin = Math.round(musicMargin * sampleRate);

  it('lasts a whole number of bars, the loop that the player repeats', () => {
    const { step, bars, lead, bass, drums, fill } = musicScores[name];
    const count = symbols(bars).length;
    expect(count * 16 * step).toBeCloseTo(musicSeconds[name], 9);
    expect(symbols(lead)).toHaveLength(count * 8);
    expect(bass).toHaveLength(8);
    expect(drums).toHaveLength(16);
    expect(fill).toHaveLength(16);
    expect(period).toBe(musicSeconds[name] * sampleRate);
  });

  it('loops wherever it is cut between its margins', () => {
    expect(samples).toHaveLength(period + 2 * margin);
    const [end, start] = [samples.slice(period), samples.slice(0, 2 * margin)];
    expect(bytesOf(end).equals(bytesOf(start))).toBe(true);
  });

  it('loops without a jump or a gap', () => {
    const seam = (from: number, to: number) => samples.subarray(margin + from, margin + to);
    const near = Math.round(0.02 * sampleRate);
    expect(steepest(seam(-near, near))).toBeLessThanOrEqual(steepest(samples.subarray(near)));
    const loudness = heardLoudness(seam(-margin, margin));
    expect(loudness).toBeGreaterThan(heardLoudness(samples) * 0.6);
    expect(loudness).toBeLessThan(heardLoudness(samples) * 1.6);
  });

  it('is quieter than the sounds, and never clips', () => {
    const decibels = 20 * Math.log10(heardLoudness(samples) / commonLoudness);
    expect(decibels).toBeGreaterThan(-7);
    expect(decibels).toBeLessThan(-5);
    expect(peakOf(samples)).toBeLessThan(highestPeak);
  });

  it('begins each bar with a note of its chord', () => {
    const { bars, lead } = musicScores[name];
    const first = readMelody(lead).filter(({ at }) => at % 8 === 0);
    const chords = symbols(bars);
    expect(first).toHaveLength(chords.length);
    first.forEach(({ pitch, at }) => {
      const tones = chordOf(chords[at / 8] ?? '', 4).map((tone) => (tone + 24) % 12);
      expect(tones).toContain((pitch + 24) % 12);
    });
  });
});
