import { smooth } from './envelope.ts';
import { sine } from './oscillators.ts';
import { mixInto, sampleRate } from './pcm.ts';

/** Partials above this many Hz would be shrill. */
const highestPartial = 7000;

/** A struck bell. */
export interface Bell {
  /** Seconds from the start of the samples. */
  readonly start: number;
  /** Hz of its lowest note. */
  readonly frequency: number;
  /** Multiples of the frequency that sound; later ones are weaker and die sooner. */
  readonly partials: readonly number[];
  readonly gain: number;
  /** Seconds in which the first partial sinks to a third. */
  readonly decay: number;
}

/** Adds a bell to the samples. */
export function strikeBell(bell: Bell, samples: Float32Array): void {
  const first = Math.round(bell.start * sampleRate);
  bell.partials.forEach((multiple, order) => {
    const frequency = bell.frequency * multiple;
    if (frequency > highestPartial) return;
    const gain = bell.gain / (1 + order);
    const decay = bell.decay / (1 + 0.4 * order);
    const length = Math.min(samples.length - first, Math.ceil(decay * 6 * sampleRate));
    for (let index = 0; index < length; index += 1) {
      const time = index / sampleRate;
      const level = gain * smooth(time / 0.003) * Math.exp(-time / decay);
      mixInto(samples, first + index, level * sine(time * frequency));
    }
  });
}
