import { type Bell, strikeBell } from './bells.ts';
import { smooth } from './envelope.ts';
import { stateVariableFilter } from './filters.ts';
import { heldNoise, pulse, sine, triangle, wrapPhase } from './oscillators.ts';
import { mixInto, sampleRate, silence } from './pcm.ts';
import { seededRandom } from './seeded-random.ts';

/** A note of the soft pulse voice; pitch in semitones from A4 (440 Hz). */
interface Note {
  readonly kind: 'note';
  readonly start: number;
  readonly duration: number;
  readonly note: number;
  /** Semitones of the slide's end. */
  readonly slide?: number;
  readonly gain: number;
  /** Low-pass frequency in Hz. */
  readonly brightness: number;
  readonly vibrato?: number;
}

/** A dull knock: a falling tone after a short noise. */
interface Knock {
  readonly kind: 'knock';
  readonly start: number;
  readonly frequency: number;
  readonly gain: number;
}

/** A noise whose band glides between two frequencies. */
interface Noise {
  readonly kind: 'noise';
  readonly start: number;
  readonly duration: number;
  /** Hz at its start and at its end. */
  readonly from: number;
  readonly to: number;
  readonly gain: number;
  /** Filter quality: 0.7 is a broad hiss, 6 a whistle. */
  readonly sharpness: number;
  /** Attack as a share of its duration; the rest is release. */
  readonly swell: number;
}

/** One event of a score. */
export type ScoreEvent = Note | Knock | Noise | ({ readonly kind: 'bell' } & Bell);

const bellPartials = [1, 2.01, 3.02, 5.1];

function hertz(note: number): number {
  return 440 * 2 ** (note / 12);
}

/** A note of the soft pulse voice. */
export function note(
  start: number,
  duration: number,
  pitch: number,
  more: Partial<Note> = {},
): Note {
  return { kind: 'note', start, duration, note: pitch, gain: 0.7, brightness: 3600, ...more };
}

/** A struck bell. */
export function bell(start: number, pitch: number, gain: number, decay: number): ScoreEvent {
  return { kind: 'bell', start, frequency: hertz(pitch), partials: bellPartials, gain, decay };
}

/** A dull knock. */
export function knock(start: number, frequency: number, gain: number): ScoreEvent {
  return { kind: 'knock', start, frequency, gain };
}

/** A gliding noise. */
export function noise(
  start: number,
  duration: number,
  [from, to]: readonly [number, number],
  more: Partial<Noise> = {},
): ScoreEvent {
  return { kind: 'noise', start, duration, from, to, gain: 1, sharpness: 1, swell: 0.05, ...more };
}

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

function playNoise(event: Noise, samples: Float32Array): void {
  const hiss = heldNoise(seededRandom(Math.round(event.from + event.to * 7)));
  const colour = stateVariableFilter(event.from, event.sharpness);
  const first = Math.round(event.start * sampleRate);
  const length = Math.floor(event.duration * sampleRate);
  for (let index = 0; index < length; index += 1) {
    const position = index / length;
    if (index % 32 === 0) {
      colour.tune(event.from * (event.to / event.from) ** position, event.sharpness);
    }
    const swelling = smooth(position / event.swell);
    const fading = ((1 - position) / (1 - event.swell)) ** 1.6;
    const level = event.gain * Math.min(swelling, position < event.swell ? 1 : fading);
    mixInto(samples, first + index, level * 1.6 * colour.band(hiss(0.9)));
  }
}

function lengthOf(event: ScoreEvent): number {
  switch (event.kind) {
    case 'noise':
    case 'note':
      return event.start + event.duration;
    case 'knock':
      return event.start + 0.14;
    case 'bell':
      return event.start + event.decay * 3;
  }
}

/** Renders a score, without mastering. */
export function played(score: readonly ScoreEvent[]): Float32Array {
  const samples = silence(Math.max(...score.map(lengthOf)) + 0.03);
  for (const event of score) {
    switch (event.kind) {
      case 'note':
        playNote(event, samples);
        break;
      case 'knock':
        playKnock(event, samples);
        break;
      case 'noise':
        playNoise(event, samples);
        break;
      case 'bell':
        strikeBell(event, samples);
        break;
    }
  }
  return samples;
}
