/**
 * Changes of a type to the plain voice. Shares and depths go from 0 to 1 unless a unit is named.
 */
export interface TypeColour {
  /** Semitones above other voices of its weight. */
  readonly register: number;
  /** Low-pass frequency in Hz at the start of a syllable. */
  readonly brightness: number;
  /** Mix of the formant filters. */
  readonly mouth: number;
  /** Overdrive; 1 is clean. */
  readonly drive: number;
  /** Subharmonic at half the pitch, heard as a growl. */
  readonly growl: number;
  /** Attack of a syllable in seconds. */
  readonly attack: number;
  /** Tremolo: Hz, depth, and whether it switches (`gate`) or swings. */
  readonly tremolo: { readonly rate: number; readonly depth: number; readonly gate: boolean };
  /** Vibrato: Hz, semitones, and its waveform. */
  readonly wobble: {
    readonly rate: number;
    readonly depth: number;
    readonly line: 'swing' | 'bubble' | 'step';
  };
  /** Breath noise: level, and its centre in Hz. */
  readonly breath: { readonly strength: number; readonly centre: number };
  /** Share of time with noise bursts. */
  readonly crackle: number;
  /** Bells per syllable: level, multiples of its note, decay in seconds. */
  readonly ring: {
    readonly strength: number;
    readonly partials: readonly number[];
    readonly decay: number;
  };
  /** A sine above the voice: level, and multiple of the pitch. */
  readonly whistle: { readonly strength: number; readonly multiple: number };
  /** Semitones by which a syllable starts above its contour. */
  readonly punch: number;
  /** Echo: level and seconds. */
  readonly echo: { readonly strength: number; readonly delay: number };
}

const plainVoice: TypeColour = {
  register: 0,
  brightness: 4800,
  mouth: 0.55,
  drive: 1.2,
  growl: 0,
  attack: 0.014,
  tremolo: { rate: 0, depth: 0, gate: false },
  wobble: { rate: 0, depth: 0, line: 'swing' },
  breath: { strength: 0.02, centre: 2500 },
  crackle: 0,
  ring: { strength: 0, partials: [], decay: 0.1 },
  whistle: { strength: 0, multiple: 2 },
  punch: 0,
  echo: { strength: 0, delay: 0.08 },
};

/** Timbres in the order of the type numbers, 1 (Normale) first. */
const typeColours: readonly TypeColour[] = [
  // Normale: the voice alone.
  plainVoice,
  // Erba: soft and woody, with a rustle of leaves.
  {
    ...plainVoice,
    brightness: 3400,
    mouth: 0.75,
    attack: 0.03,
    breath: { strength: 0.34, centre: 4200 },
    whistle: { strength: 0.2, multiple: 3 },
  },
  // Acqua: bubbles that rise through the voice.
  {
    ...plainVoice,
    brightness: 3600,
    mouth: 0.7,
    attack: 0.02,
    wobble: { rate: 12, depth: 5, line: 'bubble' },
    tremolo: { rate: 12, depth: 0.6, gate: false },
    whistle: { strength: 0.35, multiple: 2 },
  },
  // Fuoco: hot, flickering and crackling.
  {
    ...plainVoice,
    brightness: 6400,
    mouth: 0.4,
    drive: 3,
    growl: 0.15,
    tremolo: { rate: 22, depth: 0.35, gate: false },
    crackle: 0.5,
    breath: { strength: 0.2, centre: 2800 },
  },
  // Elettro: a buzz of the mains, with sparks.
  {
    ...plainVoice,
    brightness: 6800,
    mouth: 0.3,
    drive: 1.8,
    attack: 0.005,
    tremolo: { rate: 58, depth: 0.7, gate: true },
    crackle: 0.12,
    punch: 4,
  },
  // Roccia: a low growl with gravel in it.
  {
    ...plainVoice,
    register: -4,
    brightness: 2300,
    drive: 2.4,
    growl: 0.65,
    attack: 0.008,
    breath: { strength: 0.2, centre: 600 },
    crackle: 0.05,
  },
  // Terra: a rumble that rolls.
  {
    ...plainVoice,
    register: -3,
    brightness: 2600,
    drive: 1.6,
    growl: 0.35,
    tremolo: { rate: 17, depth: 0.55, gate: false },
    breath: { strength: 0.14, centre: 420 },
  },
  // Lotta: a shout.
  {
    ...plainVoice,
    register: -1,
    brightness: 5000,
    mouth: 0.85,
    drive: 3,
    growl: 0.12,
    attack: 0.004,
    punch: 7,
  },
  // Ghiaccio: glass.
  {
    ...plainVoice,
    register: 1,
    brightness: 5600,
    mouth: 0.3,
    drive: 1,
    ring: { strength: 0.8, partials: [4, 6.02, 8.1, 3, 11.3], decay: 0.14 },
    whistle: { strength: 0.3, multiple: 4 },
    echo: { strength: 0.18, delay: 0.06 },
  },
  // Psico: it floats.
  {
    ...plainVoice,
    brightness: 4200,
    mouth: 0.45,
    drive: 1,
    attack: 0.05,
    wobble: { rate: 6.5, depth: 1.1, line: 'swing' },
    whistle: { strength: 0.32, multiple: 1.5 },
    echo: { strength: 0.34, delay: 0.09 },
  },
  // Spettro: a shivering breath that comes from nowhere.
  {
    ...plainVoice,
    brightness: 3000,
    mouth: 0.8,
    drive: 1,
    attack: 0.09,
    tremolo: { rate: 9, depth: 0.75, gate: false },
    breath: { strength: 0.42, centre: 1700 },
    echo: { strength: 0.4, delay: 0.11 },
  },
  // Volante: whistling and trilling.
  {
    ...plainVoice,
    register: 2,
    brightness: 6000,
    mouth: 0.35,
    drive: 1,
    wobble: { rate: 19, depth: 1.2, line: 'swing' },
    breath: { strength: 0.06, centre: 5000 },
    whistle: { strength: 0.75, multiple: 2 },
  },
  // Drago: a roar.
  {
    ...plainVoice,
    register: -4,
    brightness: 3400,
    mouth: 0.8,
    drive: 3.2,
    growl: 0.55,
    attack: 0.03,
    wobble: { rate: 24, depth: 0.5, line: 'swing' },
    breath: { strength: 0.16, centre: 900 },
  },
  // Veleno: a thick gurgle.
  {
    ...plainVoice,
    brightness: 2500,
    mouth: 0.9,
    drive: 1.8,
    growl: 0.2,
    wobble: { rate: 16, depth: 2.4, line: 'step' },
    breath: { strength: 0.08, centre: 800 },
  },
  // Coleottero: chirps.
  {
    ...plainVoice,
    register: 1,
    brightness: 6400,
    mouth: 0.25,
    attack: 0.006,
    tremolo: { rate: 30, depth: 0.9, gate: true },
    whistle: { strength: 0.25, multiple: 3 },
  },
  // Buio: hoarse, behind closed teeth.
  {
    ...plainVoice,
    register: -2,
    brightness: 2100,
    mouth: 0.7,
    drive: 2.8,
    growl: 0.3,
    attack: 0.02,
    breath: { strength: 0.22, centre: 2800 },
    whistle: { strength: 0.22, multiple: 1.189 },
  },
  // Acciaio: struck metal.
  {
    ...plainVoice,
    register: -2,
    brightness: 6200,
    mouth: 0.25,
    drive: 1.4,
    attack: 0.004,
    ring: { strength: 1.1, partials: [1, 2.76, 5.4, 3.2, 8.93], decay: 0.2 },
    tremolo: { rate: 43, depth: 0.3, gate: false },
    punch: 3,
  },
];

/** The timbre of a type; the plain voice for an unknown number. */
export function typeColour(typeId: number): TypeColour {
  return typeColours[typeId - 1] ?? plainVoice;
}
