import type { MusicName } from '@poketorneo/gen4/music';

/** A piece in bars of four beats. */
export interface MusicScore {
  /** Seconds of a sixteenth. */
  readonly step: number;
  /** A chord for each bar. */
  readonly bars: string;
  /** The melody in eighths: see `readMelody`. */
  readonly lead: string;
  /** Eighths of a bar: the chord's root (r), its octave (o), its fifth (f), or nothing (.). */
  readonly bass: string;
  /** Sixteenths of a bar: kick (k), snare (s), hi-hat (h), or nothing (.). */
  readonly drums: string;
  /** Drum fill of every eighth bar, in the same notation. */
  readonly fill: string;
  /** 0 to 1: level of the second voice and of the pads. */
  readonly grandeur: number;
}

export const musicScores: Readonly<Record<MusicName, MusicScore>> = {
  // D minor, 150 beats a minute, sixteen bars: eight that push, eight that sing, and the dominant
  // that leads back.
  battle: {
    step: 0.1,
    bars: `
      Dm Dm Bb C | Dm Dm Bb A
      Gm Dm Bb F | Gm Dm Bb A`,
    lead: `
      D5 - - A4 D5 - E5 F5  | A5 - - F5 E5 - D5 -   | F5 - - D5 Bb4 - D5 F5 | E5 - - C5 G5 - E5 -
      D5 - - A4 D5 - E5 F5  | A5 - - F5 D6 - A5 -   | Bb5 - - A5 F5 - D5 -  | E5 - - C#5 A4 - C#5 E5
      G5 - - - Bb5 - A5 G5  | A5 - - - F5 - D5 -    | D5 - - - F5 - E5 D5   | C5 - - - F5 - A5 -
      Bb5 - - - D6 - C6 Bb5 | A5 - - - F5 - - -     | D5 - F5 - Bb5 - A5 -  | A5 - - E5 C#5 - E5 -`,
    bass: 'rrorrofo',
    drums: 'k.h.s.h.k.k.s.h.',
    fill: 'k.h.s.h.k.s.s.ss',
    grandeur: 0,
  },
  // C minor, 167 beats a minute, twenty-four bars: a figure that climbs from chord to chord, a
  // broad song over the relative major, and four chords going down, twice, to the dominant.
  champion: {
    step: 0.09,
    bars: `
      Cm Ab Bb Cm | Cm Ab Fm G
      Ab Bb Eb Cm | Fm Bb Eb G
      Cm Bb Ab G  | Cm Bb Ab G`,
    lead: `
      C5 - - G4 C5 D5 Eb5 -   | Eb5 - - C5 Eb5 F5 Ab5 -     | F5 - - D5 F5 G5 Bb5 -    | G5 - - Eb5 C5 - - -
      C5 - - G4 C5 D5 Eb5 -   | Eb5 - - C5 Eb5 F5 Ab5 -     | C6 - - Ab5 F5 - Ab5 -    | B5 - - G5 D5 - F5 -
      Eb5 - - - C6 - Bb5 Ab5  | Bb5 - - - F5 - - -          | G5 - - - Eb6 - D6 -      | C6 - - - G5 - - -
      Ab5 - - - F5 - G5 Ab5   | Bb5 - - - F5 - Ab5 -        | G5 - - - Bb5 - Eb5 -     | D5 - F5 - G5 - B5 -
      C6 - - G5 Eb6 - D6 C6   | D6 - - Bb5 F5 - - -         | C6 - - Ab5 Eb5 - Ab5 C6  | B5 - - G5 D5 - - -
      C5,D5 Eb5,F5 G5 - Eb5 - C5 - | Bb4,C5 D5,Eb5 F5 - D5 - Bb4 - | Ab4,Bb4 C5,D5 Eb5 - Ab5 - C6 - | B5 - - - D6 - B5 G5`,
    bass: 'rrforofo',
    drums: 'k.hhs.h.kkh.s.hh',
    fill: 'k.hhs.h.ksk.ssss',
    grandeur: 1,
  },
};
