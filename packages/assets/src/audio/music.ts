import { type MusicName, musicMargin, musicSeconds } from '@poketorneo/gen4/music';
import { withoutRumble } from './filters.ts';
import { commonLoudness, heardLoudness } from './loudness.ts';
import { type MusicScore, musicScores } from './music-scores.ts';
import { chordOf, readMelody, symbols } from './notation.ts';
import { sampleRate } from './pcm.ts';
import { knock, noise, note, played, type ScoreEvent } from './score.ts';

/** Music is half as loud as a sound. */
export const musicLoudness = commonLoudness / 2;

const sixteenths = 16;
/** Chord notes of the arpeggio, per sixteenth of a beat. */
const figure = [0, 1, 2, 1];

function leadOf({ lead, step, bars, grandeur }: MusicScore): ScoreEvent[] {
  const chords = symbols(bars);
  return readMelody(lead).flatMap(({ pitch, at, length }) => {
    const start = at * 2 * step;
    const duration = length * 2 * step * 0.94;
    const first = note(start, duration, pitch, { gain: 0.62, vibrato: duration > 0.3 ? 0.2 : 0 });
    const chord = chords[Math.floor((at * 2) / sixteenths)] ?? '';
    const second = { gain: grandeur * 0.34, brightness: 2600 };
    return grandeur === 0 ? [first] : [first, note(start, duration, below(pitch, chord), second)];
  });
}

/** The chord's next note that lies at least a third below. */
function below(pitch: number, chord: string): number {
  const tones = [3, 4, 5].flatMap((octave) => chordOf(chord, octave));
  return Math.max(...tones.filter((tone) => tone <= pitch - 3));
}

function bassOf({ bars, bass, step }: MusicScore): ScoreEvent[] {
  return symbols(bars).flatMap((name, bar) => {
    const [root = 0, , fifth = 0] = chordOf(name, 2);
    const tones: Readonly<Record<string, number>> = { r: root, o: root + 12, f: fifth };
    return [...bass].flatMap((sign, place) => {
      const tone = tones[sign];
      if (tone === undefined) return [];
      const start = (bar * sixteenths + place * 2) * step;
      return [note(start, step * 1.8, tone, { gain: 0.58, brightness: 1100 })];
    });
  });
}

function arpeggioOf({ bars, step }: MusicScore): ScoreEvent[] {
  return symbols(bars).flatMap((name, bar) => {
    const chord = chordOf(name, 4);
    return Array.from({ length: sixteenths }, (_, place) => {
      const tone = chord[figure[place % figure.length] ?? 0] ?? 0;
      const gain = place % 4 === 0 ? 0.24 : 0.17;
      const start = (bar * sixteenths + place) * step;
      return note(start, step * 0.85, tone, { gain, brightness: 2400 });
    });
  });
}

/** The chord as a soft pad: its third above the fifth, since low thirds sound muddy. */
function padOf({ bars, step, grandeur }: MusicScore): ScoreEvent[] {
  if (grandeur === 0) return [];
  return symbols(bars).flatMap((name, bar) => {
    const [root = 0, third = 0, fifth = 0] = chordOf(name, 3);
    return [root, fifth, third + 12].map((tone) =>
      note(bar * sixteenths * step, sixteenths * step * 0.98, tone, {
        gain: grandeur * 0.16,
        brightness: 1200,
      }),
    );
  });
}

function drum(sign: string, start: number): ScoreEvent[] {
  if (sign === 'k') return [knock(start, 105, 0.9)];
  if (sign === 's')
    return [knock(start, 210, 0.35), noise(start, 0.11, [3400, 1500], { gain: 0.6 })];
  if (sign === 'h') return [noise(start, 0.035, [8200, 7600], { gain: 0.24 })];
  return [];
}

function drumsOf({ bars, drums, fill, step }: MusicScore): ScoreEvent[] {
  return symbols(bars).flatMap((_, bar) =>
    [...(bar % 8 === 7 ? fill : drums)].flatMap((sign, place) =>
      drum(sign, (bar * sixteenths + place) * step),
    ),
  );
}

/** One loop of a piece: release tails after its end are mixed into its beginning. */
function round(name: MusicName): Float32Array {
  const score = musicScores[name];
  const voices = [leadOf, bassOf, arpeggioOf, padOf, drumsOf].flatMap((voice) => voice(score));
  const length = Math.round(musicSeconds[name] * sampleRate);
  const folded = new Float32Array(length);
  played(voices).forEach((sample, index) => {
    folded[index % length] = (folded[index % length] ?? 0) + sample;
  });
  // The filter's state at the loop's start must equal that at its end: of two loops the second is
  // used.
  const twice = new Float32Array(length * 2);
  twice.set(folded);
  twice.set(folded, length);
  const clear = withoutRumble(twice, 50).slice(length);
  const gain = musicLoudness / heardLoudness(clear);
  return clear.map((sample) => sample * gain);
}

/** Samples of a piece before encoding: mono, `sampleRate`, one loop between its margins. */
export function music(name: MusicName): Float32Array {
  const once = round(name);
  const margin = Math.round(musicMargin * sampleRate);
  const samples = new Float32Array(once.length + 2 * margin);
  samples.set(once.subarray(-margin));
  samples.set(once, margin);
  samples.set(once.subarray(0, margin), margin + once.length);
  return samples;
}
