import { sampleRate } from './pcm.ts';

/** A filter with a low-pass and a band-pass output, retunable while it runs. */
export interface Filter {
  /** Frequency in Hz; `sharpness` is the quality factor (0.7 is flat, 8 rings). */
  tune(frequency: number, sharpness: number): void;
  /** The low-pass output. */
  low(input: number): number;
  /** The band-pass output, 1 at its centre. */
  band(input: number): number;
}

/** Two-pole state-variable filter in trapezoidal form, stable under retuning. */
export function stateVariableFilter(frequency: number, sharpness: number): Filter {
  let g = 0;
  let damping = 0;
  let a1 = 0;
  let first = 0;
  let second = 0;
  let bandNow = 0;
  let lowNow = 0;

  const tune = (centre: number, quality: number): void => {
    const held = Math.min(sampleRate * 0.45, Math.max(20, centre));
    g = Math.tan((Math.PI * held) / sampleRate);
    damping = 1 / quality;
    a1 = 1 / (1 + g * (g + damping));
  };
  const advance = (input: number): void => {
    const difference = input - second;
    bandNow = a1 * (first + g * difference);
    lowNow = second + g * bandNow;
    first = 2 * bandNow - first;
    second = 2 * lowNow - second;
  };
  tune(frequency, sharpness);
  return {
    tune,
    low: (input) => {
      advance(input);
      return lowNow;
    },
    band: (input) => {
      advance(input);
      return bandNow * damping;
    },
  };
}

/** First-order high-pass at `frequency` Hz. */
export function withoutRumble(samples: Float32Array, frequency: number): Float32Array {
  const decay = Math.exp((-2 * Math.PI * frequency) / sampleRate);
  let before = 0;
  let output = 0;
  return samples.map((sample) => {
    output = decay * (output + sample - before);
    before = sample;
    return output;
  });
}
