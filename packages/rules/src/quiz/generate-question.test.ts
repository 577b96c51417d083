import * as gen4 from '@poketorneo/gen4';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../testing/seeded-random.ts';
import { difficultyOf, generateQuestion, questionKinds } from './generate-question.ts';
import type { QuestionContext, QuestionDraft } from './question.ts';
import { quizDataOf } from './quiz-data.ts';
import { truthOf } from './testing/question-truth.ts';

const data = quizDataOf(gen4);

const perKind = 1200;

function manyOf(kind: (typeof questionKinds)[number]): QuestionDraft[] {
  const random = seededRandom(kind.name.length * 7919 + kind.level);
  return Array.from({ length: perKind }, (_, index) => {
    const context: QuestionContext = { data, random, difficulty: index / (perKind - 1) };
    const draft = kind.make(context, () => false);
    if (draft === null) throw new Error(`No question of the kind ${kind.name}`);
    return draft;
  });
}

describe.each(questionKinds.map((kind) => [kind.name, kind] as const))(
  'questions: %s',
  (name, kind) => {
    const drafts = manyOf(kind);

    it('have four different answers, exactly one of them correct in generation 4', () => {
      for (const draft of drafts) {
        const answers = [draft.right, ...draft.wrong];
        expect(new Set(answers).size, draft.text).toBe(4);
        const isTrue = truthOf(name, draft);
        expect(answers.filter(isTrue), `${draft.key} ${draft.text} ${answers}`).toEqual([
          draft.right,
        ]);
      }
    });

    it('are full sentences and do not reveal the answer', () => {
      for (const { text, right } of drafts) {
        expect(text).toMatch(/^\p{Lu}[^\n]*[?»]$/u);
        expect(text).not.toMatch(/undefined|\bnull\b|\?\?\?| {2}/);
        // Names of types, stats and the like may be part of the subject's name.
        if (/^species|cry|description|evolves|who|genus$/.test(name))
          expect(text).not.toContain(right);
      }
    });

    it('have the species named, and the correct one', () => {
      for (const { text, right, wrong, namedSpeciesId, rightSpeciesId } of drafts) {
        const nameOf = (id: number) => data.speciesById.get(id)?.name;
        if (namedSpeciesId !== undefined) {
          expect(text).toContain(nameOf(namedSpeciesId));
          expect([right, ...wrong]).not.toContain(nameOf(namedSpeciesId));
        }
        const isSpecies = data.species.some((species) => species.name === right);
        expect(rightSpeciesId !== undefined, text).toBe(isSpecies);
        if (rightSpeciesId !== undefined) expect(nameOf(rightSpeciesId)).toBe(right);
      }
    });

    it('differ where their keys do, and keys contain the kind', () => {
      const asked = new Map<string, QuestionDraft>();
      for (const draft of drafts) {
        expect(draft.key.startsWith(`${name}:`)).toBe(true);
        asked.set(draft.key, draft);
      }
      expect(asked.size).toBeGreaterThan(60);
    });
  },
);

describe('a secret quiz', () => {
  const total = 10;
  function run(random: () => number, withCries = true) {
    const askedBefore: string[] = [];
    return Array.from({ length: total }, (_, index) => {
      const difficulty = difficultyOf(index + 1, total);
      const question = generateQuestion({ data, random, difficulty, askedBefore, withCries });
      askedBefore.push(question.key);
      return question;
    });
  }

  it('has no repeated question and ten kinds', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const questions = run(seededRandom(seed));
      expect(new Set(questions.map(({ key }) => key)).size).toBe(total);
      expect(new Set(questions.map(({ kind }) => kind)).size).toBe(total);
      for (const { answers, right } of questions) {
        expect(answers).toHaveLength(4);
        expect(right).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('gets harder', () => {
    const levelOf = new Map(questionKinds.map(({ name, level }) => [name, level]));
    const levels = Array.from({ length: total }, () => 0);
    for (let seed = 1; seed <= 200; seed += 1) {
      run(seededRandom(seed)).forEach(({ kind }, index) => {
        levels[index] = (levels[index] ?? 0) + (levelOf.get(kind) ?? 0) / 200;
      });
    }
    const [first = 0, , , middle = 0] = levels;
    const last = levels.at(-1) ?? 0;
    expect(middle).toBeGreaterThan(first);
    expect(last).toBeGreaterThan(middle);
  });

  it('distributes the correct answer evenly over the positions', () => {
    const places = [0, 0, 0, 0];
    for (let seed = 1; seed <= 200; seed += 1) {
      for (const { right } of run(seededRandom(seed))) places[right] = (places[right] ?? 0) + 1;
    }
    for (const count of places) expect(Math.abs(count - 500)).toBeLessThan(80);
  });

  it('has no cry without sound', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      expect(
        run(seededRandom(seed), false).every(({ crySpeciesId }) => crySpeciesId === null),
      ).toBe(true);
    }
  });

  it.each([0, 0.5, 0.999_999])('terminates for any random number (%d)', (constant) => {
    const questions = run(() => constant);
    expect(new Set(questions.map(({ key }) => key)).size).toBe(total);
  });
});

describe('difficulty', () => {
  it('compares closer stats when higher', () => {
    const kind = questionKinds.find(({ name }) => name === 'highest-stat');
    const gaps = [0, 1].map((difficulty) => {
      const random = seededRandom(5);
      let sum = 0;
      for (let count = 0; count < 200; count += 1) {
        const draft = kind?.make({ data, random, difficulty }, () => false);
        if (draft === null || draft === undefined) throw new Error('No question');
        const [, stat = ''] = draft.key.split(':');
        const value = (name: string) => {
          const form = gen4.allForms.find((one) => one.isDefault && one.name === name);
          return Object.entries(form?.baseStats ?? {}).find(([id]) => id === stat)?.[1] ?? 0;
        };
        sum += value(draft.right) - Math.max(...draft.wrong.map(value));
      }
      return sum / 200;
    });
    expect(gaps[0]).toBeGreaterThan((gaps[1] ?? 0) * 2);
  });
});
