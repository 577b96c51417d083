import { effectiveness, effectivenessAgainst, types } from '@poketorneo/gen4/types';
import { shuffled } from '../../shuffled.ts';
import { defineKind } from '../define-kind.ts';
import { names, pickDistractors } from '../distractors.ts';
import type { QuestionContext } from '../question.ts';
import { randomlyRotated } from '../random.ts';
import { typingInSentence } from './type-names.ts';

function factorAgainst(attackingTypeId: number, [first, second]: readonly number[]): number {
  if (first === undefined) throw new RangeError('A Pokémon has a type');
  return effectivenessAgainst(attackingTypeId, [first, second ?? null]);
}

/** Type combinations with another value: single types first, double ones at higher difficulty. */
function* defendersWith<Other>(
  { data, difficulty, random }: QuestionContext,
  others: readonly Other[],
): Iterable<{ typeIds: readonly number[]; other: Other }> {
  const typings = data.typings.filter(({ length }) => length === 1 || difficulty > 0.2);
  for (const typeIds of randomlyRotated(typings, random)) {
    for (const other of randomlyRotated(others, random)) yield { typeIds, other };
  }
}

const effects = [
  {
    name: 'weakness',
    text: (typing: string) =>
      `Quale tipo di mossa è superefficace su un Pokémon di tipo ${typing}?`,
    isRight: (factor: number) => factor > 1,
    isWrong: (factor: number) => factor <= 1,
  },
  {
    name: 'resistance',
    text: (typing: string) =>
      `Quale tipo di mossa è poco efficace su un Pokémon di tipo ${typing}?`,
    isRight: (factor: number) => factor > 0 && factor < 1,
    // A type without effect could also be called not very effective.
    isWrong: (factor: number) => factor >= 1,
  },
  {
    name: 'immunity',
    text: (typing: string) => `Quale tipo di mossa non ha effetto su un Pokémon di tipo ${typing}?`,
    isRight: (factor: number) => factor === 0,
    isWrong: (factor: number) => factor > 0,
  },
] as const;

/** Which type is strong, weak or without effect against a type combination. */
export const typeEfficacy = defineKind({
  name: 'type-efficacy',
  level: 1,
  subjects: (context) => defendersWith(context, effects),
  keyOf: ({ typeIds, other: effect }) => `${effect.name}:${typeIds.join('+')}`,
  ask({ typeIds, other: effect }, context) {
    const factors = types.map((type) => ({ type, factor: factorAgainst(type.id, typeIds) }));
    const [right] = shuffled(
      factors.filter(({ factor }) => effect.isRight(factor)),
      context.random,
    );
    if (right === undefined) return null;
    const wrong = pickDistractors(
      factors.filter(({ factor }) => effect.isWrong(factor)),
      ({ factor }) => Math.abs(factor - right.factor),
      context,
    );
    return {
      text: effect.text(typingInSentence(typeIds)),
      right: right.type.name,
      wrong: names(wrong.map(({ type }) => type)),
    };
  },
});

const multipliers: readonly (readonly [factor: number, text: string])[] = [
  [4, 'Quadruplo (×4)'],
  [2, 'Doppio (×2)'],
  [1, 'Normale (×1)'],
  [0.5, 'Metà (×½)'],
  [0.25, 'Un quarto (×¼)'],
  [0, 'Nessuno (×0)'],
];

/** The factor of a type against a type combination. */
export const damageFactor = defineKind({
  name: 'damage-factor',
  level: 2,
  subjects: (context) => defendersWith(context, types),
  keyOf: ({ typeIds, other: type }) => `${type.id}:${typeIds.join('+')}`,
  ask({ typeIds, other: type }, context) {
    // If every type of the Pokémon is neutral, the question is trivial.
    if (typeIds.every((id) => effectiveness(type.id, id) === 1)) return null;
    const factor = factorAgainst(type.id, typeIds);
    const right = multipliers.find(([value]) => value === factor);
    if (right === undefined) return null;
    const possible = multipliers.filter(
      ([value]) => value !== factor && (typeIds.length === 2 || (value !== 4 && value !== 0.25)),
    );
    const place = multipliers.indexOf(right);
    const wrong = pickDistractors(
      possible,
      (other) => Math.abs(multipliers.indexOf(other) - place),
      {
        ...context,
        difficulty: 1,
      },
    );
    return {
      text: `Che danno fa una mossa di tipo ${type.name} a un Pokémon di tipo ${typingInSentence(typeIds)}?`,
      right: right[1],
      wrong: wrong.map(([, text]) => text),
    };
  },
});
