import { mastered } from './loudness.ts';
import { melody, pitch } from './notation.ts';
import { bell, knock, noise, note, played, type ScoreEvent } from './score.ts';

/** The jingles of reward scenes. */
export const jingleNames = ['badge', 'catch', 'unlock', 'record'] as const;

export type JingleName = (typeof jingleNames)[number];

/** A sustained chord, below the melody's last note. */
function held(start: number, names: readonly string[], duration: number): ScoreEvent[] {
  return names.map((name) =>
    note(start, duration, pitch(name), { gain: 0.24, brightness: 2600, vibrato: 0.15 }),
  );
}

/** Bells one after the other, each a little fainter. */
function sparkle(start: number, step: number, names: readonly string[]): ScoreEvent[] {
  return names.map((name, index) =>
    bell(start + index * step, pitch(name), 0.3 - index * 0.04, 0.16 + index * 0.03),
  );
}

const low = { gain: 0.4, brightness: 1500 };
/** Single notes are as loud as the following chord. */
const upbeat = { gain: 1 };

const scores: Record<JingleName, readonly ScoreEvent[]> = {
  // A fanfare in E flat: three times B flat as the upbeat, then chords of E flat, A flat and B flat
  // with their melody (E flat; C E flat A flat; F D) and home to E flat, where bells run up the
  // chord.
  badge: [
    ...melody('Bb4 Bb4 Bb4 | Eb5 - - | C5 Eb5 Ab5 | F5 - D5 |', {
      step: 0.105,
      sound: { gain: 0.85 },
    }),
    ...melody('. . . | Eb3 - - | Ab3 - - | Bb3 - - |', { step: 0.105, sound: low }),
    ...melody('. . . | G4 - - | Eb4 - - | Bb4 - - |', {
      step: 0.105,
      sound: { gain: 0.3, brightness: 2200 },
    }),
    note(1.26, 0.95, pitch('Eb5'), { vibrato: 0.25 }),
    ...held(1.26, ['Bb4', 'G4', 'Eb4'], 0.95),
    note(1.26, 0.95, pitch('Eb3'), low),
    ...sparkle(1.3, 0.09, ['Eb5', 'G5', 'Bb5', 'Eb6', 'G6']),
    knock(1.26, 110, 0.7),
    noise(1.26, 0.7, [7000, 3000], { gain: 0.25, swell: 0.02 }),
  ],
  // In F, as if it were saying a name: C5 F5 A5 over F, G5 B flat 5 over C, and home to A5.
  catch: [
    ...melody('C5 F5 | A5 - G5 - Bb5 - |', { step: 0.13, sound: { gain: 0.8 } }),
    ...melody('. . | F3 - C3 - C3 - |', { step: 0.13, sound: low }),
    ...melody('. . | C5 - E4 - E4 - |', { step: 0.13, sound: { gain: 0.3, brightness: 2200 } }),
    note(1.04, 0.75, pitch('A5'), { vibrato: 0.25 }),
    ...held(1.04, ['F5', 'C5', 'A4'], 0.75),
    note(1.04, 0.75, pitch('F3'), low),
    ...sparkle(1.08, 0.09, ['F5', 'A5', 'C6', 'F6']),
  ],
  // The bolt falls, the gate rolls aside, and behind it lies a chord of D: D5 A5 D6.
  unlock: [
    knock(0, 300, 1),
    knock(0.13, 215, 1.1),
    noise(0.22, 0.5, [190, 640], { gain: 0.8, sharpness: 1.4, swell: 0.6 }),
    knock(0.68, 130, 1),
    ...melody('D5 A5', { start: 0.72, step: 0.11, sound: upbeat }),
    note(0.94, 0.62, pitch('D6'), { gain: 0.6, vibrato: 0.25 }),
    ...held(0.94, ['F#5', 'D5', 'A4'], 0.62),
    note(0.94, 0.62, pitch('D3'), low),
    ...sparkle(0.98, 0.08, ['D5', 'F#5', 'A5', 'D6']),
  ],
  // Up the scale of A from E4, and twice on its fifth: E5, then A5 over the chord.
  record: [
    ...melody('E4 F#4 G#4 A4 B4 C#5', { step: 0.07, sound: upbeat }),
    note(0.42, 0.13, pitch('E5'), upbeat),
    note(0.56, 0.65, pitch('A5'), { vibrato: 0.25 }),
    ...held(0.56, ['E5', 'C#5', 'A4'], 0.65),
    note(0.56, 0.65, pitch('A3'), low),
    ...sparkle(0.6, 0.08, ['A5', 'C#6', 'E6', 'A6']),
    noise(0.56, 0.5, [7000, 3200], { gain: 0.2, swell: 0.02 }),
  ],
};

/** Samples of a jingle before encoding: mono, `sampleRate`, at most 2.8 s. */
export function jingle(name: JingleName): Float32Array {
  return mastered(played(scores[name]));
}
