import { bell, knock, noise, note, type ScoreEvent } from './score.ts';

/** A crackle of short bright noises. */
function crackle(starts: readonly number[], pitch: number): ScoreEvent[] {
  return starts.map((start, index) =>
    noise(start, 0.05, [pitch * (index % 2 === 0 ? 1 : 1.4), pitch * 0.6], {
      gain: 0.8,
      sharpness: 2,
      swell: 0.04,
    }),
  );
}

/** A bubble: a short note that leaps upwards. */
function bubble(start: number, pitch: number, gain = 0.6): ScoreEvent {
  return note(start, 0.1, pitch, { slide: 14, gain, brightness: 2200 });
}

/**
 * What is heard while a signature move crosses the field, by identifier; its impact has the sounds
 * of hits.
 */
export const signatureScores = {
  earthquake: [
    noise(0, 1.15, [340, 150], { gain: 1.4, sharpness: 1.1, swell: 0.1 }),
    noise(0.05, 0.9, [900, 260], { gain: 0.6, sharpness: 1.4, swell: 0.2 }),
    ...[0, 0.11, 0.2, 0.33, 0.43, 0.56, 0.68, 0.8].map((start, index) =>
      knock(start, 120 - index * 6, 1.3),
    ),
    noise(0, 0.16, [2200, 300], { gain: 0.9, swell: 0.02 }),
  ],
  'ice-beam': [
    note(0, 0.75, 26, { slide: 7, gain: 0.4, vibrato: 0.9, brightness: 7000 }),
    note(0, 0.75, 26.4, { slide: 7, gain: 0.35, vibrato: 0.4, brightness: 6000 }),
    noise(0, 0.8, [5200, 7600], { gain: 0.5, sharpness: 4, swell: 0.2 }),
    ...[0.3, 0.4, 0.49, 0.57].map((start, index) => bell(start, 34 + index * 2, 0.3, 0.12)),
  ],
  'shadow-ball': [
    note(0, 0.8, -14, { slide: -7, vibrato: 1.8, brightness: 1400 }),
    note(0, 0.8, -7.6, { slide: -7, vibrato: 1.2, brightness: 1200, gain: 0.5 }),
    noise(0, 0.7, [320, 1300], { gain: 0.8, sharpness: 3.4, swell: 0.85 }),
  ],
  psychic: [
    note(0, 0.95, 8, { slide: 6, vibrato: 2.2, gain: 0.5, brightness: 3000 }),
    note(0.04, 0.95, 8.5, { slide: -4, vibrato: 2.6, gain: 0.5, brightness: 3000 }),
    note(0.1, 0.85, -4, { slide: 12, vibrato: 1.6, gain: 0.45, brightness: 2000 }),
    noise(0, 0.9, [1200, 3600], { gain: 0.3, sharpness: 6, swell: 0.6 }),
  ],
  'stone-edge': [0, 0.12, 0.23, 0.33, 0.43].flatMap((start, index) => [
    knock(start, 210 - index * 24, 1.2),
    noise(start, 0.2, [3200 - index * 350, 500], {
      gain: 0.8 + index * 0.08,
      sharpness: 1.2,
      swell: 0.03,
    }),
  ]),
  thunderbolt: [
    ...crackle([0, 0.04, 0.09, 0.13], 5200),
    noise(0.16, 0.5, [6800, 300], { gain: 1.3, swell: 0.01 }),
    note(0.16, 0.22, 24, { slide: -30, gain: 0.5, brightness: 8000 }),
    knock(0.17, 130, 1.3),
    noise(0.24, 0.75, [420, 160], { gain: 1.1, sharpness: 1.2, swell: 0.1 }),
    ...crackle([0.36, 0.43, 0.52], 4200),
  ],
  surf: [
    noise(0, 1.2, [380, 1500], { gain: 1.1, sharpness: 0.9, swell: 0.55 }),
    noise(0.2, 1, [1400, 3800], { gain: 0.7, sharpness: 0.9, swell: 0.5 }),
    ...[0.62, 0.7, 0.79, 0.9].map((start, index) => bubble(start, 2 + index * 3, 0.3)),
  ],
  'thunder-wave': [0, 0.13, 0.26, 0.39, 0.52].flatMap((start, index) => [
    note(start, 0.12, 21 + (index % 2) * 4, {
      slide: -5,
      gain: 0.45,
      brightness: 7000,
      vibrato: 1,
    }),
    noise(start, 0.1, [6400, 3800], { gain: 0.6, sharpness: 2.4, swell: 0.05 }),
  ]),
  'ice-punch': [
    noise(0, 0.22, [400, 2400], { gain: 0.8, sharpness: 1.8, swell: 0.8 }),
    knock(0.2, 170, 1.3),
    noise(0.2, 0.14, [4200, 900], { gain: 1, swell: 0.02 }),
    ...[0.22, 0.27, 0.33, 0.4].map((start, index) => bell(start, 38 - index * 3, 0.35, 0.1)),
  ],
  'energy-ball': [
    note(0, 0.55, 3, { slide: 12, gain: 0.6, brightness: 4200, vibrato: 0.6 }),
    note(0.02, 0.55, 10, { slide: 12, gain: 0.4, brightness: 4200 }),
    noise(0.05, 0.5, [1600, 4200], { gain: 0.5, sharpness: 2.6, swell: 0.6 }),
    bell(0.44, 27, 0.4, 0.14),
  ],
  'brick-break': [
    noise(0, 0.2, [500, 2600], { gain: 0.7, sharpness: 2, swell: 0.8 }),
    knock(0.19, 320, 1.4),
    noise(0.19, 0.1, [5200, 1600], { gain: 1.1, swell: 0.02 }),
    ...[0.24, 0.29, 0.33, 0.4, 0.46].map((start, index) =>
      bell(start, 30 + ((index * 5) % 12), 0.28, 0.07),
    ),
  ],
  'sludge-bomb': [
    ...[0, 0.1, 0.2, 0.3, 0.4].flatMap((start, index) => [
      note(start, 0.14, -4 - index, { slide: 10, gain: 0.6, brightness: 1500 }),
      noise(start + 0.04, 0.12, [900, 380], { gain: 0.7, sharpness: 2.2, swell: 0.1 }),
    ]),
    noise(0.5, 0.26, [1400, 240], { gain: 1.1, sharpness: 1.2, swell: 0.05 }),
  ],
  'will-o-wisp': [
    note(0, 1, 12, { slide: -5, vibrato: 2.4, gain: 0.5, brightness: 2600 }),
    note(0.14, 0.86, 15.2, { slide: -6, vibrato: 2.8, gain: 0.4, brightness: 2400 }),
    noise(0.1, 0.9, [1800, 700], { gain: 0.5, sharpness: 3, swell: 0.5 }),
  ],
  'aerial-ace': [
    noise(0, 0.16, [900, 5200], { gain: 0.9, sharpness: 2.6, swell: 0.7 }),
    noise(0.17, 0.14, [7200, 2600], { gain: 1.1, sharpness: 1.6, swell: 0.06 }),
    noise(0.3, 0.14, [7600, 2400], { gain: 1.2, sharpness: 1.6, swell: 0.06 }),
    bell(0.32, 38, 0.3, 0.1),
  ],
  'water-pulse': [0, 0.14, 0.28, 0.42].flatMap((start, index) => [
    bubble(start, -2 + index * 4, 0.7),
    bubble(start + 0.05, 5 + index * 4, 0.4),
    noise(start, 0.2, [700 + index * 200, 1600], { gain: 0.4, sharpness: 2.6, swell: 0.3 }),
  ]),
  crunch: [
    noise(0, 0.16, [320, 1200], { gain: 0.6, sharpness: 2, swell: 0.8 }),
    ...[0.15, 0.19, 0.34, 0.38].flatMap((start, index) => [
      knock(start, 250 - index * 28, 1.4),
      noise(start, 0.08, [2600 - index * 250, 700], { gain: 1, sharpness: 1.1, swell: 0.02 }),
    ]),
  ],
  'rock-slide': [
    noise(0, 1.05, [520, 240], { gain: 0.9, sharpness: 1, swell: 0.25 }),
    ...[0.05, 0.2, 0.31, 0.42, 0.55, 0.66, 0.8].flatMap((start, index) => [
      knock(start, 165 - (index % 3) * 26, 1.3),
      noise(start, 0.12, [1900 - (index % 3) * 300, 400], { gain: 0.7, swell: 0.03 }),
    ]),
  ],
  'swords-dance': [
    ...[0, 0.17, 0.33, 0.48, 0.61, 0.73].flatMap((start, index) => [
      noise(start, 0.14, [2200, 5600], { gain: 0.5, sharpness: 3, swell: 0.5 }),
      bell(start + 0.03, 31 + (index % 3) * 2, 0.35, 0.1),
    ]),
    bell(0.8, 38, 0.5, 0.14),
    bell(0.82, 43, 0.35, 0.13),
  ],
  roost: [
    ...[0, 0.16, 0.32].map((start) =>
      noise(start, 0.17, [380, 1100], { gain: 0.8, sharpness: 1.4, swell: 0.4 }),
    ),
    ...[0.42, 0.54, 0.66, 0.78].map((start, index) => bell(start, 22 + index * 3, 0.3, 0.14)),
  ],
  flamethrower: [
    noise(0, 1.05, [700, 1500], { gain: 1.2, sharpness: 0.8, swell: 0.18 }),
    noise(0.05, 0.95, [2600, 1200], { gain: 0.6, sharpness: 1.2, swell: 0.15 }),
    ...crackle([0.12, 0.25, 0.34, 0.47, 0.6, 0.72], 2600),
  ],
  'air-slash': [0, 0.15, 0.3, 0.47].flatMap((start, index) => [
    noise(start, 0.22, [1500 + index * 260, 6200], { gain: 0.9, sharpness: 2.8, swell: 0.35 }),
    noise(start + 0.04, 0.14, [5200, 2200], { gain: 0.4, sharpness: 3, swell: 0.2 }),
  ]),
  dig: [
    ...[0, 0.09, 0.18, 0.27, 0.36, 0.46, 0.55].flatMap((start, index) => [
      noise(start, 0.13, [1300 - (index % 2) * 420, 420], {
        gain: 0.9,
        sharpness: 1.3,
        swell: 0.12,
      }),
      knock(start, 130 - index * 5, 0.7),
    ]),
    noise(0.6, 0.22, [900, 260], { gain: 0.8, sharpness: 1, swell: 0.08 }),
  ],
  toxic: [
    ...[0, 0.12, 0.22, 0.35, 0.44, 0.58, 0.66, 0.8].map((start, index) =>
      bubble(start, -10 + ((index * 5) % 13), 0.7),
    ),
    note(0, 0.95, -14, { slide: 2, vibrato: 1.8, gain: 0.5, brightness: 1200 }),
  ],
  blizzard: [
    noise(0, 1.2, [900, 2800], { gain: 1, sharpness: 3, swell: 0.4 }),
    noise(0, 1.15, [2400, 5600], { gain: 0.6, sharpness: 2.6, swell: 0.5 }),
    noise(0.1, 1, [420, 760], { gain: 0.6, sharpness: 2.2, swell: 0.4 }),
    ...[0.3, 0.46, 0.63, 0.8].map((start, index) => bell(start, 36 + (index % 2) * 5, 0.22, 0.1)),
  ],
  fly: [
    noise(0, 0.5, [500, 3400], { gain: 0.9, sharpness: 2.4, swell: 0.75 }),
    note(0, 0.48, 19, { slide: -22, gain: 0.45, brightness: 3600 }),
    noise(0.44, 0.2, [3800, 500], { gain: 1, swell: 0.03 }),
  ],
  'hyper-beam': [
    note(0, 1, -9, { slide: 5, gain: 0.7, brightness: 5600, vibrato: 0.8 }),
    note(0, 1, -8.6, { slide: 5, gain: 0.6, brightness: 5200 }),
    note(0.02, 0.95, 3, { slide: 4, gain: 0.4, brightness: 6800, vibrato: 1.2 }),
    noise(0, 1.1, [700, 2600], { gain: 1, sharpness: 1, swell: 0.1 }),
    noise(0.1, 1, [240, 150], { gain: 1, sharpness: 1.2, swell: 0.3 }),
  ],
  'meteor-mash': [
    note(0, 0.34, 27, { slide: -20, gain: 0.5, brightness: 6000 }),
    noise(0, 0.34, [5200, 900], { gain: 0.8, sharpness: 1.8, swell: 0.6 }),
    knock(0.33, 140, 1.5),
    bell(0.33, 14, 0.4, 0.16),
    bell(0.34, 21.3, 0.35, 0.14),
    ...[0.42, 0.5, 0.58, 0.66].map((start, index) => bell(start, 39 - index * 4, 0.25, 0.1)),
  ],
  // Three slow breaths of a lullaby.
  rest: [0, 0.32, 0.64].flatMap((start, index) => [
    note(start, 0.3, 10 - index * 3, { slide: -2, gain: 0.55, brightness: 1700, vibrato: 0.5 }),
    bell(start, 22 - index * 3, 0.3, 0.16),
  ]),
  'solar-beam': [
    note(0, 0.95, 7, { slide: 5, gain: 0.5, brightness: 6200, vibrato: 0.7 }),
    note(0, 0.95, 14, { slide: 5, gain: 0.4, brightness: 5200 }),
    note(0, 0.95, 19, { slide: 3, gain: 0.3, brightness: 5200, vibrato: 1.2 }),
    noise(0, 1, [1600, 5200], { gain: 0.7, sharpness: 1.6, swell: 0.15 }),
  ],
  substitute: [
    noise(0, 0.18, [900, 300], { gain: 0.8, swell: 0.1 }),
    note(0.1, 0.14, 8, { slide: 7, gain: 0.6 }),
    knock(0.3, 260, 0.9),
    note(0.31, 0.12, 15, { slide: -5, gain: 0.6 }),
    knock(0.5, 320, 0.6),
  ],
} as const satisfies Readonly<Record<string, readonly ScoreEvent[]>>;
