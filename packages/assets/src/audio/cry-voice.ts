import type { CryPlan } from './cry-plan.ts';
import { contourAt, smooth, swellAt } from './envelope.ts';
import type { Syllable } from './family-shape.ts';
import { type Filter, stateVariableFilter } from './filters.ts';
import { heldNoise, pulse, readWave, sine, triangle, wavetable, wrapPhase } from './oscillators.ts';
import { mixInto, sampleRate } from './pcm.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';
import type { TypeColour } from './type-colour.ts';

/** First and second formants in Hz of u, o, a, e, i, for a mouth of average size. */
const firstResonances = [340, 480, 780, 520, 330];
const secondResonances = [760, 950, 1300, 1850, 2250];

/**
 * The two formants, in Hz, of a mouth at `position`, from 0 (u) over o, a, e to 4 (i).
 * @param size 1 is a creature one metre tall; a larger one resonates lower
 */
function resonances(position: number, size: number): readonly [first: number, second: number] {
  const place = position / 4;
  return [contourAt(firstResonances, place) / size, contourAt(secondResonances, place) / size];
}

/** Filters are retuned once in so many samples. */
const samplesPerTuning = 32;
const releaseSeconds = 0.06;

/** Pitch bend of the type at a time, in semitones. */
function wobbleAt({ wobble }: TypeColour, time: number): number {
  const phase = wrapPhase(time * wobble.rate);
  switch (wobble.line) {
    case 'swing':
      return wobble.depth * sine(phase);
    case 'bubble':
      return wobble.depth * (smooth(phase) - 0.5);
    case 'step': {
      const step = Math.floor(time * wobble.rate);
      return wobble.depth * (((step * 5) % 7) / 3 - 1);
    }
  }
}

/** Loudness after the type's tremolo at a time, 0 to 1. */
function tremoloAt({ tremolo }: TypeColour, time: number): number {
  if (tremolo.depth === 0) return 1;
  const swing = sine(wrapPhase(time * tremolo.rate + 0.25));
  // A gate is a clipped sine: nearly a switch, but without clicks.
  const level = tremolo.gate ? Math.tanh(3.5 * swing) : swing;
  return 1 - tremolo.depth * (0.5 - 0.5 * level);
}

/** State of one cry's synthesis, shared by its syllables. */
interface Voice {
  readonly plan: CryPlan;
  readonly table: Float32Array;
  readonly random: SeededRandom;
  readonly noise: (changesPerSample: number) => number;
  readonly mouthFirst: Filter;
  readonly mouthSecond: Filter;
  readonly breath: Filter;
  readonly tone: Filter;
}

/** A voice for a plan. */
export function cryVoice(plan: CryPlan): Voice {
  const random = seededRandom(plan.seed, 303);
  return {
    plan,
    table: wavetable(plan.shape.harmonics),
    random,
    noise: heldNoise(random),
    mouthFirst: stateVariableFilter(500, 4),
    mouthSecond: stateVariableFilter(1500, 5),
    breath: stateVariableFilter(plan.colour.breath.centre, 1.1),
    tone: stateVariableFilter(plan.colour.brightness, 0.8),
  };
}

/** Adds one syllable to the samples, at the start time of its plan. */
export function singSyllable(voice: Voice, syllable: Syllable, samples: Float32Array): void {
  const { plan, table, random, noise, mouthFirst, mouthSecond, breath, tone } = voice;
  const { colour, shape } = plan;
  const { duration, contour } = syllable;
  const first = Math.round(syllable.start * sampleRate);
  const length = Math.floor(duration * sampleRate);
  const swell = {
    attack: Math.min(colour.attack, duration * 0.4),
    release: Math.min(releaseSeconds, duration * 0.4),
    sustain: 0.6,
  };
  const growl = Math.min(0.8, colour.growl + plan.roughness);
  const [firstGain, secondGain, waveGain] = shape.mix;
  let phase = 0;
  let secondPhase = 0.3;
  let whistlePhase = 0;
  let spark = 0;

  for (let index = 0; index < length; index += 1) {
    const time = index / sampleRate;
    const position = index / length;
    if (index % samplesPerTuning === 0) {
      const mouth = syllable.mouth[0] + (syllable.mouth[1] - syllable.mouth[0]) * smooth(position);
      const [low, high] = resonances(mouth, plan.size);
      mouthFirst.tune(low, 4);
      mouthSecond.tune(high, 5);
      tone.tune(colour.brightness * (1 - 0.35 * position), 0.8);
    }

    const vibrato = shape.vibrato.depth * sine(time * shape.vibrato.rate) * smooth(time / 0.12);
    const semitones =
      contourAt(contour, position) +
      vibrato +
      wobbleAt(colour, time) +
      colour.punch * Math.exp(-time / 0.025);
    const frequency = plan.pitch * 2 ** (semitones / 12);
    const step = Math.min(0.4, frequency / sampleRate);
    const secondStep = Math.min(0.4, step * shape.interval);
    phase += step;
    secondPhase = wrapPhase(secondPhase + secondStep);
    whistlePhase = wrapPhase(whistlePhase + Math.min(0.35, step * colour.whistle.multiple));
    const turn = wrapPhase(phase);
    const duty = shape.duty[0] + (shape.duty[1] - shape.duty[0]) * position;

    let tonal =
      firstGain * pulse(turn, step, duty) +
      secondGain * pulse(secondPhase, secondStep, 0.5) +
      waveGain * readWave(table, turn);
    // Every second period weaker, with a tone an octave below: that is heard as a growl.
    tonal *= 1 - 0.55 * growl * (0.5 + 0.5 * sine(phase / 2));
    tonal += 0.5 * growl * triangle(phase / 2);
    tonal = Math.tanh(0.6 * colour.drive * tonal) / Math.tanh(0.6 * colour.drive);

    if (colour.crackle > 0 && random.next() < colour.crackle * 0.005) spark = 1;
    spark *= 0.985;
    const opening = syllable.consonant * Math.exp(-time / 0.018);
    const air = colour.breath.strength + 0.35 * opening;
    const noisy = 3.6 * air * breath.band(noise(0.6)) + 0.9 * spark * noise(1);

    const source = tonal * (1 - 0.4 * colour.breath.strength) + noisy;
    const shaped =
      source * (1 - colour.mouth) +
      colour.mouth * (1.8 * mouthFirst.band(source) + 1.5 * mouthSecond.band(source));
    const whistle = colour.whistle.strength * 0.6 * sine(whistlePhase);
    const loudness = syllable.gain * swellAt(swell, time, duration) * tremoloAt(colour, time);
    mixInto(samples, first + index, tone.low(shaped + whistle) * loudness);
  }
}
