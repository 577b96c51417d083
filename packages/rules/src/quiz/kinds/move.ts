import { typeById, types } from '@poketorneo/gen4/types';
import { defineKind } from '../define-kind.ts';
import {
  interpolateByDifficulty,
  moveDistance,
  movesByDifficulty,
  names,
  pickDistractors,
} from '../distractors.ts';
import type { QuestionContext } from '../question.ts';
import type { QuizMove } from '../quiz-data.ts';

/** For every other type: the distance to its most similar move. */
function distanceToTypes(move: QuizMove, { data }: QuestionContext): Map<number, number> {
  const nearest = new Map<number, number>();
  for (const other of data.moves) {
    if (other.typeId === move.typeId) continue;
    const distance = moveDistance(move, other);
    nearest.set(other.typeId, Math.min(nearest.get(other.typeId) ?? distance, distance));
  }
  return nearest;
}

/** What type this move has. */
export const typeOfMove = defineKind({
  name: 'type-of-move',
  level: 1,
  subjects: movesByDifficulty,
  keyOf: ({ id }) => id,
  ask(move, context) {
    const nearest = distanceToTypes(move, context);
    const others = types.filter(({ id }) => id !== move.typeId);
    return {
      text: `Di che tipo è la mossa ${move.name}?`,
      right: typeById(move.typeId).name,
      wrong: names(pickDistractors(others, ({ id }) => nearest.get(id) ?? 1000, context)),
    };
  },
});

/** Which move has this type. */
export const moveOfType = defineKind({
  name: 'move-of-type',
  level: 2,
  subjects: movesByDifficulty,
  keyOf: ({ id }) => id,
  ask: (right, context) => ({
    text: `Quale di queste mosse è di tipo ${typeById(right.typeId).name}?`,
    right: right.name,
    wrong: names(
      pickDistractors(
        context.data.moves.filter(({ typeId }) => typeId !== right.typeId),
        (other) => moveDistance(right, other),
        context,
      ),
    ),
  }),
});

/** Which of four moves is the most powerful. */
export const strongestMove = defineKind({
  name: 'strongest-move',
  level: 2,
  subjects: (context) => movesByDifficulty(context).filter(({ power }) => power !== null),
  keyOf: ({ id }) => id,
  ask(right, context) {
    const least = interpolateByDifficulty(context, 20, 5);
    const weaker = context.data.moves.filter(
      ({ power }) => power !== null && (right.power ?? 0) - power >= least,
    );
    return {
      text: 'Quale di queste mosse ha la potenza più alta?',
      right: right.name,
      wrong: names(pickDistractors(weaker, (other) => moveDistance(right, other), context)),
    };
  },
});

const classes = { physical: 'fisica', special: 'speciale' } as const;

/** Which of four moves of one type is physical, or special. */
export const damageClass = defineKind({
  name: 'damage-class',
  level: 3,
  subjects: movesByDifficulty,
  keyOf: ({ id }) => id,
  ask(right, context) {
    if (right.damageClass === 'status') return null;
    const wanted = right.damageClass;
    const others = context.data.moves.filter(
      (other) =>
        other.typeId === right.typeId &&
        other.damageClass !== wanted &&
        other.damageClass !== 'status',
    );
    return {
      text: `Quale di queste mosse di tipo ${typeById(right.typeId).name} è ${classes[wanted]}?`,
      right: right.name,
      wrong: names(pickDistractors(others, (other) => moveDistance(right, other), context)),
    };
  },
});
