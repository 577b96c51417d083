import type { TypeEfficacies } from '@poketorneo/contract';
import { effectivenessAgainst, types } from '@poketorneo/gen4';
import { toTypeView } from './views.ts';

/** The 17 attacking types by efficacy against one or two types. */
export function typeEfficaciesAgainst(
  firstTypeId: number,
  secondTypeId: number | null,
): TypeEfficacies {
  const hittingWith = (factor: number) =>
    types
      .filter((type) => effectivenessAgainst(type.id, [firstTypeId, secondTypeId]) === factor)
      .map((type) => toTypeView(type.id));
  return {
    x4Weakness: hittingWith(4),
    x2Weakness: hittingWith(2),
    x1Weakness: hittingWith(1),
    x05Weakness: hittingWith(0.5),
    x025Weakness: hittingWith(0.25),
    x0Weakness: hittingWith(0),
  };
}
