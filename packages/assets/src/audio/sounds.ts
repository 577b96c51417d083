import { mastered } from './loudness.ts';
import { bell, knock, note, played, type ScoreEvent } from './score.ts';

/** The sounds of the interface. */
export const soundNames = [
  'right',
  'wrong',
  'match',
  'locked',
  'notification',
  'success',
  'fail',
] as const;

export type SoundName = (typeof soundNames)[number];

const scores: Record<SoundName, readonly ScoreEvent[]> = {
  // E5, then B5: up a fifth.
  right: [note(0, 0.13, 7), note(0.11, 0.32, 14), bell(0, 7, 0.25, 0.1), bell(0.11, 14, 0.4, 0.18)],
  // A soft low buzz in two breaths, the second lower.
  wrong: [
    note(0, 0.16, -15, { brightness: 1300, gain: 0.9 }),
    note(0.005, 0.15, -14.2, { brightness: 1300, gain: 0.5 }),
    note(0.18, 0.32, -18, { brightness: 1100, gain: 1, slide: -1 }),
    note(0.185, 0.31, -17.1, { brightness: 1100, gain: 0.5, slide: -1 }),
  ],
  // A chord of bells run upwards: C6 E6 G6 C7.
  match: [
    bell(0, 15, 0.6, 0.16),
    bell(0.065, 19, 0.6, 0.16),
    bell(0.13, 22, 0.6, 0.18),
    bell(0.195, 27, 0.75, 0.24),
  ],
  locked: [knock(0, 260, 1), knock(0.13, 205, 1)],
  // G5, then D6.
  notification: [bell(0, 10, 0.6, 0.2), bell(0.16, 17, 0.55, 0.26)],
  // G4 C5 E5, then the whole chord with the C above.
  success: [
    note(0, 0.12, -2),
    note(0.12, 0.12, 3),
    note(0.24, 0.12, 7),
    note(0.36, 0.09, 10),
    note(0.46, 0.6, 15, { vibrato: 0.25 }),
    note(0.46, 0.6, 10, { gain: 0.45 }),
    note(0.46, 0.6, 7, { gain: 0.4 }),
    bell(0.46, 15, 0.4, 0.2),
    bell(0.46, 27, 0.2, 0.18),
  ],
  // G4 F#4 F4 and a long E4 that sinks away.
  fail: [
    note(0, 0.18, -2, { brightness: 2400 }),
    note(0.2, 0.18, -3, { brightness: 2200 }),
    note(0.4, 0.18, -4, { brightness: 2000 }),
    note(0.6, 0.55, -5, { brightness: 1800, slide: -3, vibrato: 0.5 }),
  ],
};

/** Samples of an interface sound before encoding: mono, `sampleRate`, at most 1.2 s. */
export function sound(name: SoundName): Float32Array {
  return mastered(played(scores[name]));
}
