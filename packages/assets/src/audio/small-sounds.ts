import { mastered } from './loudness.ts';
import { pitch } from './notation.ts';
import { bell, knock, noise, note, played, type ScoreEvent } from './score.ts';

/** Sound effects of moving elements: none longer than 0.4 s. */
export const smallSoundNames = [
  'ball-wobble',
  'ball-open',
  'flame-1',
  'flame-2',
  'flame-3',
  'flame-out',
  'card-deal',
  'card-flip',
  'shell-down',
  'shell-swap',
  'pop',
  'step',
] as const;

export type SmallSoundName = (typeof smallSoundNames)[number];

/** A flame: noise under a rising arpeggio. */
function flame(names: readonly string[]): ScoreEvent[] {
  return [
    noise(0, 0.3, [600, 2400], { gain: 0.35, sharpness: 1.4, swell: 0.5 }),
    ...names.map((name, index) => note(index * 0.07, 0.13, pitch(name), { gain: 0.6 })),
    bell(0.07 * (names.length - 1), pitch(names.at(-1) ?? 'C5'), 0.3, 0.05),
  ];
}

const scores: Record<SmallSoundName, readonly ScoreEvent[]> = {
  // To the one side, and back.
  'ball-wobble': [knock(0, 250, 0.9), knock(0.1, 200, 0.7)],
  'ball-open': [
    knock(0, 420, 0.7),
    noise(0.02, 0.3, [1200, 5600], { gain: 0.6, swell: 0.12 }),
    note(0.03, 0.1, pitch('G5'), { gain: 0.4 }),
    note(0.1, 0.24, pitch('D6'), { gain: 0.4 }),
  ],
  // Each a step further up the chord of C.
  'flame-1': flame(['C5', 'E5']),
  'flame-2': flame(['E5', 'G5', 'C6']),
  'flame-3': flame(['G5', 'C6', 'E6']),
  'flame-out': [
    noise(0, 0.36, [2600, 300], { gain: 0.8, sharpness: 1.2, swell: 0.05 }),
    note(0, 0.3, pitch('E5'), { slide: -14, gain: 0.5, brightness: 1800 }),
  ],
  'card-deal': [
    noise(0, 0.12, [3200, 1100], { gain: 0.8, sharpness: 1.1, swell: 0.25 }),
    knock(0.08, 320, 0.35),
  ],
  'card-flip': [noise(0, 0.14, [1100, 3600], { gain: 0.8, sharpness: 1.4, swell: 0.6 })],
  'shell-down': [noise(0, 0.12, [700, 260], { gain: 0.7, swell: 0.1 }), knock(0.03, 170, 1)],
  'shell-swap': [noise(0, 0.34, [380, 1150], { sharpness: 1.8, swell: 0.5 })],
  pop: [note(0, 0.09, pitch('C5'), { slide: 10, gain: 0.7 }), knock(0, 420, 0.3)],
  step: [knock(0, 290, 0.8), note(0.01, 0.09, pitch('G4'), { gain: 0.35, brightness: 1600 })],
};

/** Gain of frequent or overlapping sounds. */
const softness: Partial<Record<SmallSoundName, number>> = {
  'ball-wobble': 0.75,
  'ball-open': 0.75,
  'flame-1': 0.8,
  'flame-2': 0.8,
  'flame-3': 0.8,
  'flame-out': 0.8,
  'card-deal': 0.5,
  'card-flip': 0.5,
  'shell-swap': 0.55,
  'shell-down': 0.75,
  pop: 0.7,
  step: 0.55,
};

/** Samples of a small sound before encoding: mono, `sampleRate`, at most 0.4 s. */
export function smallSound(name: SmallSoundName): Float32Array {
  const loudness = softness[name] ?? 1;
  return mastered(played(scores[name])).map((sample) => sample * loudness);
}
