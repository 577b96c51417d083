import { describe, expect, it } from 'vitest';
import { cry } from './cry.ts';
import { cryPlan } from './cry-plan.ts';
import type { CrySubject } from './cry-subject.ts';
import { commonLoudness, heardLoudness, highestPeak } from './loudness.ts';
import { peakOf, sampleRate } from './pcm.ts';
import { bytesOf, fingerprint, fingerprintDistance, meanPitch } from './sound-measures.ts';
import { syntheticSubjects } from './synthetic-subjects.ts';

const subjects = syntheticSubjects();
const plain: CrySubject = { id: 1, family: 1, stage: 0, height: 1, weight: 10, typeId: 1 };

/** Mean difference in decibels that two sounds must have at least. */
const discernible = 0.8;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe('a cry', () => {
  // Whole lines, two of each type.
  const sample = subjects.slice(0, 102).map((subject) => {
    const samples = cry(subject);
    return { subject, samples, print: fingerprint(samples) };
  });

  it('is the same every time', () => {
    for (const { subject, samples } of sample.slice(0, 12)) {
      expect(bytesOf(cry({ ...subject })).equals(bytesOf(samples))).toBe(true);
    }
  });

  it('is short', () => {
    for (const { samples } of sample) {
      const seconds = samples.length / sampleRate;
      expect(seconds).toBeGreaterThan(0.35);
      expect(seconds).toBeLessThan(1.5);
    }
  });

  it('neither clips nor clicks', () => {
    for (const { samples } of sample) {
      expect(samples.every(Number.isFinite)).toBe(true);
      expect(peakOf(samples)).toBeLessThanOrEqual(highestPeak + 1e-4);
      expect(peakOf(samples)).toBeGreaterThan(0.3);
      expect(peakOf(samples.subarray(0, 12))).toBeLessThan(0.03);
      expect(peakOf(samples.subarray(-12))).toBeLessThan(0.01);
    }
  });

  it('is as loud as the other cries', () => {
    for (const { samples } of sample) {
      const decibels = 20 * Math.log10(heardLoudness(samples) / commonLoudness);
      expect(Math.abs(decibels)).toBeLessThan(1);
    }
  });

  it('differs audibly from every other cry', () => {
    sample.forEach((one, index) => {
      for (const other of sample.slice(index + 1)) {
        expect(fingerprintDistance(one.print, other.print)).toBeGreaterThan(discernible);
      }
    });
  });

  it('resembles its own line more than other lines of its type', () => {
    const within: number[] = [];
    const across: number[] = [];
    for (const one of sample) {
      for (const other of sample) {
        if (one.subject.id >= other.subject.id) continue;
        if (one.subject.typeId !== other.subject.typeId) continue;
        const distance = fingerprintDistance(one.print, other.print);
        (one.subject.family === other.subject.family ? within : across).push(distance);
      }
    }
    expect(mean(within)).toBeLessThan(0.8 * mean(across));
  });

  it.each([1, 4, 25, 60, 133, 246, 371, 480])('is lower when heavier (line %i)', (family) => {
    const [light, middle, heavy] = [2, 20, 200].map((weight) =>
      meanPitch(cry({ ...plain, family, weight })),
    );
    expect(middle).toBeLessThan(light ?? 0);
    expect(heavy).toBeLessThan(middle ?? 0);
  });

  it('has the timbre of its type', () => {
    const prints = Array.from({ length: 17 }, (_, index) =>
      fingerprint(cry({ ...plain, typeId: index + 1 })),
    );
    prints.forEach((one, index) => {
      for (const other of prints.slice(index + 1)) {
        expect(fingerprintDistance(one, other)).toBeGreaterThan(discernible);
      }
    });
  });
});

describe('the plans of all cries', () => {
  const plans = subjects.map((subject) => ({ subject, plan: cryPlan(subject) }));

  it('are all distinct', () => {
    const written = new Set(plans.map(({ plan }) => JSON.stringify({ ...plan, seed: 0 })));
    expect(written.size).toBe(subjects.length);
  });

  it('end within the limit', () => {
    for (const { plan } of plans) {
      for (const { start, duration } of plan.syllables) {
        expect(start + duration).toBeLessThan(1.2);
      }
    }
  });

  it('get lower along a line', () => {
    for (const { subject, plan } of plans) {
      const before = plans.find(({ subject: { id } }) => id === subject.id - 1);
      if (before === undefined || subject.stage === 0 || plan.pitch === 110) continue;
      expect(plan.pitch).toBeLessThan(before.plan.pitch);
    }
  });
});
