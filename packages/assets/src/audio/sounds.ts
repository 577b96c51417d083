import { type Bell, strikeBell } from './bells.ts';
import { smooth } from './envelope.ts';
import { stateVariableFilter } from './filters.ts';
import { mastered } from './loudness.ts';
import { heldNoise, pulse, sine, triangle, wrapPhase } from './oscillators.ts';
import { mixInto, sampleRate, silence } from './pcm.ts';
import { seededRandom } from './seeded-random.ts';

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

/** A note of the soft pulse voice; notes are counted in semitones from A4 (440 Hz). */
interface Note {
  readonly kind: 'note';
  readonly start: number;
  readonly duration: number;
  readonly note: number;
  /** Semitones it slides to. */
  readonly slide?: number;
  readonly gain: number;
  /** Low-pass frequency in Hz. */
  readonly brightness: number;
  readonly vibrato?: number;
}

/** A dull knock: a falling tone with a short noise before it. */
interface Knock {
  readonly kind: 'knock';
  readonly start: number;
  readonly frequency: number;
  readonly gain: number;
}

type Event = Note | Knock | ({ readonly kind: 'bell' } & Bell);

const bellPartials = [1, 2.01, 3.02, 5.1];

function hertz(note: number): number {
  return 440 * 2 ** (note / 12);
}

function note(start: number, duration: number, pitch: number, more: Partial<Note> = {}): Note {
  return { kind: 'note', start, duration, note: pitch, gain: 0.7, brightness: 3600, ...more };
}

function bell(start: number, pitch: number, gain: number, decay: number): Event {
  return { kind: 'bell', start, frequency: hertz(pitch), partials: bellPartials, gain, decay };
}

const scores: Record<SoundName, readonly Event[]> = {
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
  locked: [
    { kind: 'knock', start: 0, frequency: 260, gain: 1 },
    { kind: 'knock', start: 0.13, frequency: 205, gain: 1 },
  ],
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

function playNote(event: Note, samples: Float32Array): void {
  const tone = stateVariableFilter(event.brightness, 0.7);
  const first = Math.round(event.start * sampleRate);
  const length = Math.floor(event.duration * sampleRate);
  let phase = 0;
  for (let index = 0; index < length; index += 1) {
    const time = index / sampleRate;
    const position = index / length;
    const shake = (event.vibrato ?? 0) * sine(time * 6) * smooth((time - 0.1) / 0.15);
    const step = hertz(event.note + (event.slide ?? 0) * smooth(position) + shake) / sampleRate;
    phase = wrapPhase(phase + step);
    const voice = 0.45 * pulse(phase, step, 0.25) + 0.7 * triangle(phase);
    const release = smooth((event.duration - time) / Math.min(0.12, event.duration * 0.5));
    const level = smooth(time / 0.008) * release * (1 - 0.45 * position);
    mixInto(samples, first + index, event.gain * level * tone.low(voice));
  }
}

function playKnock(event: Knock, samples: Float32Array): void {
  const noise = heldNoise(seededRandom(Math.round(event.frequency)));
  const wood = stateVariableFilter(850, 2.5);
  const first = Math.round(event.start * sampleRate);
  const length = Math.floor(0.14 * sampleRate);
  let phase = 0;
  for (let index = 0; index < length; index += 1) {
    const time = index / sampleRate;
    phase += (event.frequency * (0.55 + 0.45 * Math.exp(-time / 0.03))) / sampleRate;
    const body = triangle(phase) * Math.exp(-time / 0.035);
    const click = wood.band(noise(0.5)) * Math.exp(-time / 0.012) * 1.6;
    mixInto(samples, first + index, event.gain * smooth(time / 0.002) * (body + click));
  }
}

function lengthOf(event: Event): number {
  switch (event.kind) {
    case 'note':
      return event.start + event.duration;
    case 'knock':
      return event.start + 0.14;
    case 'bell':
      return event.start + event.decay * 3;
  }
}

/** Samples of an interface sound, ready to be encoded: mono, `sampleRate`, at most 1.3 s. */
export function sound(name: SoundName): Float32Array {
  const score = scores[name];
  const samples = silence(Math.max(...score.map(lengthOf)) + 0.03);
  for (const event of score) {
    switch (event.kind) {
      case 'note':
        playNote(event, samples);
        break;
      case 'knock':
        playKnock(event, samples);
        break;
      case 'bell':
        strikeBell(event, samples);
        break;
    }
  }
  return mastered(samples);
}
