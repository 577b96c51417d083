import { describe, expect, it, test } from 'vitest';
import { chordOf, melody, pitch, readMelody } from './notation.ts';

test.each([
  ['A4', 0],
  ['C4', -9],
  ['C5', 3],
  ['B4', 2],
  ['C#5', 4],
  ['Bb3', -11],
])('%s lies %i semitones from A4', (name, semitones) => {
  expect(pitch(name)).toBe(semitones);
});

test.each([
  ['A', [0, 4, 7]],
  ['Am', [0, 3, 7]],
  ['A7', [0, 4, 7, 10]],
  ['Bb', [1, 5, 8]],
])('the chord %s', (name, tones) => {
  expect(chordOf(name, 4)).toEqual(tones);
});

test.each(['H4', 'C', 'c4', 'Cb#4'])('%s is no note', (name) => {
  expect(() => pitch(name)).toThrow();
});

describe('a melody', () => {
  it('has notes, ties, rests and simultaneous notes', () => {
    expect(readMelody('A4 - . | C5,A4 B4')).toEqual([
      { pitch: 0, at: 0, length: 2 },
      { pitch: 3, at: 3, length: 0.5 },
      { pitch: 0, at: 3.5, length: 0.5 },
      { pitch: 2, at: 4, length: 1 },
    ]);
  });

  it('rejects a tie before the first note', () => {
    expect(() => readMelody('- A4')).toThrow();
  });

  it('is played step by step', () => {
    expect(melody('A4 C5 -', { start: 1, step: 0.5, held: 0.5 })).toMatchObject([
      { kind: 'note', start: 1, duration: 0.25, note: 0 },
      { kind: 'note', start: 1.5, duration: 0.5, note: 3 },
    ]);
  });
});
