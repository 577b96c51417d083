import { defineKind } from '../define-kind.ts';
import {
  moveDistance,
  names,
  pickDistractors,
  speciesByDifficulty,
  speciesDistance,
} from '../distractors.ts';
import type { QuestionContext } from '../question.ts';
import type { QuizMove, QuizSpecies } from '../quiz-data.ts';
import { randomlyRotated } from '../random.ts';

interface SpeciesMove {
  species: QuizSpecies;
  move: QuizMove;
}

/** Species with their level-up moves, which players know best. */
function* speciesAndMoves(context: QuestionContext): Iterable<SpeciesMove> {
  for (const species of speciesByDifficulty(context)) {
    for (const moveId of randomlyRotated(species.levelUpMoveIds, context.random)) {
      const move = context.data.movesById.get(moveId);
      if (move !== undefined) yield { species, move };
    }
  }
}

const keyOf = ({ species, move }: SpeciesMove) => `${species.id}:${move.id}`;

/** Which species can learn this move; the distractors cannot by any method. */
export const whoLearns = defineKind({
  name: 'who-learns',
  level: 3,
  subjects: speciesAndMoves,
  keyOf,
  ask({ species: right, move }, context) {
    const others = context.data.species.filter(({ moveIds }) => !moveIds.has(move.id));
    return {
      text: `Quale di questi Pokémon può imparare la mossa ${move.name}?`,
      right: right.name,
      rightSpeciesId: right.id,
      wrong: names(pickDistractors(others, (other) => speciesDistance(right, other), context)),
    };
  },
});

/** Which move this species can learn; the distractors it cannot learn by any method. */
export const learnedMove = defineKind({
  name: 'learned-move',
  level: 3,
  subjects: speciesAndMoves,
  keyOf,
  ask({ species, move: right }, context) {
    const others = context.data.moves.filter(({ id }) => !species.moveIds.has(id));
    return {
      text: `Quale di queste mosse può imparare ${species.name}?`,
      namedSpeciesId: species.id,
      right: right.name,
      wrong: names(pickDistractors(others, (other) => moveDistance(right, other), context)),
    };
  },
});
