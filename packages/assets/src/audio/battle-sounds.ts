import { mastered } from './loudness.ts';
import { bell, knock, noise, note, played, type ScoreEvent } from './score.ts';
import { signatureScores } from './signature-sounds.ts';

const generalNames = [
  'hit',
  'strong',
  'weak',
  'critical',
  'faint',
  'throw',
  'open',
  'back',
  'up',
  'down',
  'heal',
  'status',
  'low-hp',
  'select',
  'lunge',
  'beam',
  'shot',
  'wind',
  'rumble',
  'shimmer',
  'murmur',
  'intro',
  'victory',
  'defeat',
] as const;

type SignatureSoundName = keyof typeof signatureScores;
export type BattleSoundName = (typeof generalNames)[number] | SignatureSoundName;

/** The sounds of battles, those of the signature moves included. */
export const battleSoundNames: readonly BattleSoundName[] = [
  ...generalNames,
  ...(Object.keys(signatureScores) as SignatureSoundName[]),
];

/** A blow: a knock with a crack above it, deeper and longer the harder it is. */
function blow(depth: number, length: number): ScoreEvent[] {
  return [
    knock(0, depth, 1.2),
    noise(0, length, [2600, 300], { gain: 0.9, swell: 0.02 }),
    noise(0, length * 0.4, [5200, 1800], { gain: 0.5, swell: 0.02 }),
  ];
}

/** A sequence of short notes. */
function run(pitches: readonly number[], step: number, long: number): ScoreEvent[] {
  return pitches.map((pitch, index) => note(index * step, long, pitch));
}

/** A chord of soft notes with a bell above it. */
function chord(start: number, pitches: readonly number[], long: number): ScoreEvent[] {
  return [
    ...pitches.map((pitch) => note(start, long, pitch, { gain: 0.5, vibrato: 0.15 })),
    bell(start, pitches.at(-1) ?? 0, 0.35, 0.22),
  ];
}

const scores: Record<BattleSoundName, readonly ScoreEvent[]> = {
  hit: blow(190, 0.2),
  weak: [knock(0, 300, 0.8), noise(0, 0.1, [1500, 500], { gain: 0.5, swell: 0.02 })],
  // Two cracks, the second deeper.
  strong: [
    ...blow(150, 0.26),
    knock(0.09, 95, 1.3),
    noise(0.09, 0.3, [3400, 160], { gain: 1.1, swell: 0.02 }),
  ],
  critical: [
    note(0, 0.09, 26, { gain: 0.5, brightness: 7000 }),
    bell(0, 34, 0.5, 0.1),
    knock(0.1, 120, 1.5),
    noise(0.1, 0.42, [4800, 130], { gain: 1.3, swell: 0.02 }),
    knock(0.17, 80, 1.2),
  ],
  faint: [
    note(0, 0.5, 2, { slide: -22, brightness: 1800 }),
    noise(0.34, 0.3, [700, 140], { gain: 0.8, swell: 0.1 }),
    knock(0.46, 90, 1.2),
  ],
  throw: [noise(0, 0.34, [500, 2600], { sharpness: 2.4, swell: 0.55 })],
  open: [
    knock(0, 420, 0.7),
    noise(0.03, 0.38, [1200, 6000], { gain: 0.7, swell: 0.12 }),
    bell(0.04, 19, 0.5, 0.14),
    bell(0.1, 26, 0.5, 0.16),
    bell(0.16, 31, 0.4, 0.2),
  ],
  back: [
    noise(0, 0.34, [5200, 500], { gain: 0.8, sharpness: 1.6, swell: 0.2 }),
    note(0, 0.3, 22, { slide: -16, gain: 0.4 }),
  ],
  up: run([3, 7, 10, 15, 19], 0.055, 0.13),
  down: run([15, 10, 7, 3, -2], 0.055, 0.14),
  heal: [
    bell(0, 15, 0.5, 0.2),
    bell(0.1, 19, 0.5, 0.2),
    bell(0.2, 22, 0.5, 0.22),
    bell(0.3, 27, 0.6, 0.28),
  ],
  status: [
    note(0, 0.22, -3, { slide: 3, brightness: 1700, vibrato: 1 }),
    note(0.16, 0.3, -4, { slide: -4, brightness: 1400, vibrato: 1.4 }),
  ],
  // A pulse that stands out.
  'low-hp': [0, 0.17, 0.34].map((start) => note(start, 0.1, 17, { gain: 0.7, brightness: 4200 })),
  select: [note(0, 0.05, 19, { gain: 0.6 }), bell(0.02, 26, 0.3, 0.07)],
  lunge: [noise(0, 0.3, [260, 1500], { sharpness: 1.8, swell: 0.75 })],
  beam: [
    note(0, 0.7, 5, { slide: 9, brightness: 5200, vibrato: 0.6, gain: 0.6 }),
    note(0.01, 0.7, 5.3, { slide: 9, brightness: 4200, gain: 0.5 }),
    noise(0, 0.75, [900, 3800], { gain: 0.6, sharpness: 3, swell: 0.3 }),
  ],
  shot: [0, 0.09, 0.18].flatMap((start, index) => [
    note(start, 0.12, 20 - index * 2, { slide: -12, gain: 0.5 }),
    noise(start, 0.14, [3000, 900], { gain: 0.5, swell: 0.1 }),
  ]),
  wind: [
    noise(0, 0.85, [420, 1500], { sharpness: 2.6, swell: 0.45 }),
    noise(0.1, 0.7, [900, 2600], { gain: 0.5, sharpness: 3.4, swell: 0.5 }),
  ],
  rumble: [
    noise(0, 0.95, [420, 210], { gain: 1.2, sharpness: 1.2, swell: 0.16 }),
    ...[0, 0.14, 0.27, 0.42, 0.56].map((start, index) => knock(start, 130 - index * 9, 1)),
  ],
  shimmer: [bell(0, 22, 0.5, 0.16), bell(0.07, 29, 0.45, 0.18), bell(0.15, 34, 0.4, 0.22)],
  murmur: [
    note(0, 0.4, -8, { brightness: 1500, vibrato: 1.2 }),
    note(0.06, 0.42, -1, { brightness: 1300, vibrato: 1.5, gain: 0.5 }),
  ],
  // A drum roll into a held fifth: someone is coming.
  intro: [
    ...[0, 0.09, 0.18, 0.27, 0.36, 0.42, 0.48].map((start) => knock(start, 150, 0.8)),
    note(0.54, 0.18, -9, { brightness: 5000 }),
    note(0.72, 0.18, -9, { brightness: 5000 }),
    note(0.9, 0.18, -5, { brightness: 5000 }),
    ...chord(1.08, [-9, -2, 3, 7], 0.85),
    noise(1.06, 0.7, [6000, 2500], { gain: 0.5, swell: 0.02 }),
  ],
  // C5 C5 C5 E5, then G5 and the whole chord: a fanfare.
  victory: [
    note(0, 0.13, 3),
    note(0.15, 0.13, 3),
    note(0.3, 0.13, 3),
    note(0.45, 0.34, 7),
    note(0.82, 0.16, 5),
    note(0.99, 0.16, 7),
    note(1.16, 0.3, 10),
    ...chord(1.5, [3, 7, 10, 15], 1.15),
    note(0, 0.3, -9, { gain: 0.5 }),
    note(0.45, 0.34, -5, { gain: 0.5 }),
    note(0.82, 0.5, -7, { gain: 0.5 }),
    bell(1.62, 22, 0.35, 0.25),
    bell(1.78, 27, 0.35, 0.3),
    noise(1.5, 0.8, [7000, 3000], { gain: 0.35, swell: 0.02 }),
  ],
  // It sinks by steps into a minor chord.
  defeat: [
    note(0, 0.32, 3, { brightness: 2400, vibrato: 0.3 }),
    note(0.34, 0.32, 2, { brightness: 2200, vibrato: 0.3 }),
    note(0.68, 0.32, -2, { brightness: 2000, vibrato: 0.3 }),
    note(1.04, 1.05, -6, { brightness: 1700, vibrato: 0.5, slide: -0.6 }),
    note(1.04, 1.05, -9, { brightness: 1500, gain: 0.5 }),
    note(1.04, 1.05, -18, { brightness: 1100, gain: 0.6 }),
  ],
  ...signatureScores,
};

/** Gain of frequent or quiet sounds. */
const softness: Partial<Record<BattleSoundName, number>> = {
  weak: 0.65,
  select: 0.5,
  lunge: 0.7,
  throw: 0.7,
  wind: 0.8,
};

/** Samples of a battle sound before encoding: mono, `sampleRate`, at most 3.2 s. */
export function battleSound(name: BattleSoundName): Float32Array {
  const loudness = softness[name] ?? 1;
  return mastered(played(scores[name])).map((sample) => sample * loudness);
}
