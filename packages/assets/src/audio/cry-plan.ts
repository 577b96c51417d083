import type { CrySubject } from './cry-subject.ts';
import { type FamilyShape, familyShape, type Syllable } from './family-shape.ts';
import { seededRandom } from './seeded-random.ts';
import { type TypeColour, typeColour } from './type-colour.ts';

/** All parameters of a cry; the voice only renders them. */
export interface CryPlan {
  readonly seed: number;
  /** Mean pitch in Hz. */
  readonly pitch: number;
  /** Size of the mouth; 1 is a creature one metre tall. */
  readonly size: number;
  /** Growl that comes from age and weight, 0 to 1. */
  readonly roughness: number;
  readonly syllables: readonly Syllable[];
  readonly shape: FamilyShape;
  readonly colour: TypeColour;
}

const maxCrySeconds = 1.15;
const minCrySeconds = 0.42;

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Heavier is lower: an octave per 32-fold weight, a semitone per evolution. */
function pitchOf({ weight, stage }: CrySubject, register: number): number {
  return 520 * (weight / 10) ** -0.2 * 2 ** ((register - stage) / 12);
}

function lengthOf(syllables: readonly Syllable[]): number {
  return syllables.reduce((latest, { start, duration }) => Math.max(latest, start + duration), 0);
}

/** The family's syllables, adapted to this species: slightly longer, wider or clearer. */
function ownSyllables(subject: CrySubject, shape: FamilyShape): readonly Syllable[] {
  const random = seededRandom(subject.id, 202);
  const weightFactor = clamp((subject.weight / 20) ** 0.06, 0.8, 1.25);
  const wanted =
    lengthOf(shape.syllables) *
    weightFactor *
    (1 + 0.16 * subject.stage) *
    random.between(0.94, 1.06);
  const stretch = clamp(wanted, minCrySeconds, maxCrySeconds) / lengthOf(shape.syllables);
  const reach = random.between(0.85, 1.15) * (1 + 0.1 * subject.stage);
  const mouthShift = random.between(-0.5, 0.5);
  return shape.syllables.map((syllable) => ({
    ...syllable,
    start: syllable.start * stretch,
    duration: syllable.duration * stretch,
    contour: syllable.contour.map((semitones) => semitones * reach + random.between(-0.5, 0.5)),
    mouth: [
      clamp(syllable.mouth[0] + mouthShift, 0, 4),
      clamp(syllable.mouth[1] + mouthShift + random.between(-0.4, 0.4), 0, 4),
    ],
  }));
}

/** The plan of a species' cry. */
export function cryPlan(subject: CrySubject): CryPlan {
  const shape = familyShape(subject.family);
  const colour = typeColour(subject.typeId);
  return {
    seed: subject.id,
    pitch: clamp(pitchOf(subject, shape.register + colour.register), 110, 1500),
    size: clamp(subject.height, 0.15, 12) ** 0.18,
    roughness: clamp(
      0.13 * subject.stage + 0.05 * Math.log10(Math.max(1, subject.weight / 10)),
      0,
      0.45,
    ),
    syllables: ownSyllables(subject, shape),
    shape,
    colour,
  };
}
