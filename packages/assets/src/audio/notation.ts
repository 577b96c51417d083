import { note, type ScoreEvent } from './score.ts';

const naturals: Readonly<Record<string, number>> = {
  C: -9,
  D: -7,
  E: -5,
  F: -4,
  G: -2,
  A: 0,
  B: 2,
};
const accidentals: Readonly<Record<string, number>> = { '#': 1, b: -1, '': 0 };
/** Semitones above the root. */
const qualities: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '7': [0, 4, 7, 10],
};

/** Semitones from A4 of a note such as 'C#5' or 'Bb4'. Throws otherwise. */
export function pitch(name: string): number {
  const [, letter = '', accidental = '', octave = ''] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? [];
  const natural = naturals[letter];
  if (natural === undefined) throw new Error(`Not a note: ${name}`);
  return natural + (accidentals[accidental] ?? 0) + 12 * (Number(octave) - 4);
}

/**
 * Semitones from A4 of a chord's notes ('Dm', 'Bb', 'G7'), its root in the given octave.
 * Throws otherwise.
 */
export function chordOf(name: string, octave: number): readonly number[] {
  const [, root = '', quality = ''] = /^([A-G][#b]?)(.*)$/.exec(name) ?? [];
  const above = qualities[quality];
  if (above === undefined) throw new Error(`Not a chord: ${name}`);
  const lowest = pitch(`${root}${octave}`);
  return above.map((semitones) => lowest + semitones);
}

/** The symbols of a notation. */
export function symbols(text: string): readonly string[] {
  return text.split(/[\s|]+/).filter((symbol) => symbol !== '');
}

/** A parsed note. */
export interface Written {
  readonly pitch: number;
  /** In steps from the start. */
  readonly at: number;
  /** In steps. */
  readonly length: number;
}

/**
 * Parses a melody: each symbol fills one step. 'C5' is a note, '-' extends the last one, '.' is a
 * rest, commas join simultaneous notes; bar lines are ignored.
 */
export function readMelody(text: string): readonly Written[] {
  const notes: Written[] = [];
  symbols(text).forEach((symbol, at) => {
    if (symbol === '.') return;
    if (symbol === '-') {
      const last = notes.pop();
      if (last === undefined) throw new Error('Nothing to be held');
      notes.push({ ...last, length: last.length + 1 });
      return;
    }
    const names = symbol.split(',');
    names.forEach((name, index) => {
      const length = 1 / names.length;
      notes.push({ pitch: pitch(name), at: at + index * length, length });
    });
  });
  return notes;
}

interface Playing {
  /** Start in seconds. */
  readonly start?: number;
  /** Seconds per step. */
  readonly step: number;
  /** Gate: share of its length for which a note sounds. */
  readonly held?: number;
  readonly sound?: Parameters<typeof note>[3];
}

/** A melody in the soft pulse voice. */
export function melody(
  text: string,
  { start = 0, step, held = 0.94, sound = {} }: Playing,
): ScoreEvent[] {
  return readMelody(text).map((written) =>
    note(start + written.at * step, written.length * step * held, written.pitch, sound),
  );
}
