import { defineKind } from '../define-kind.ts';
import { names, speciesToAskAbout, threeNear, unlikeness, unlikenessOfMoves } from '../nearness.ts';
import type { QuestionContext } from '../question.ts';
import type { QuizMove, QuizSpecies } from '../quiz-data.ts';
import { fromAnywhere } from '../random.ts';

interface Lesson {
  species: QuizSpecies;
  move: QuizMove;
}

/** What species learn by growing: those who know them know these. */
function* lessons(context: QuestionContext): Iterable<Lesson> {
  for (const species of speciesToAskAbout(context)) {
    for (const moveId of fromAnywhere(species.levelUpMoveIds, context.random)) {
      const move = context.data.movesById.get(moveId);
      if (move !== undefined) yield { species, move };
    }
  }
}

const keyOf = ({ species, move }: Lesson) => `${species.id}:${move.id}`;

/** Which species can learn this move; the others cannot in any way. */
export const whoLearns = defineKind({
  name: 'who-learns',
  level: 3,
  subjects: lessons,
  keyOf,
  ask({ species: right, move }, context) {
    const others = context.data.species.filter(({ moveIds }) => !moveIds.has(move.id));
    return {
      text: `Quale di questi Pokémon può imparare la mossa ${move.name}?`,
      right: right.name,
      wrong: names(threeNear(others, (other) => unlikeness(right, other), context)),
    };
  },
});

/** Which move this species can learn; the others it cannot in any way. */
export const learnedMove = defineKind({
  name: 'learned-move',
  level: 3,
  subjects: lessons,
  keyOf,
  ask({ species, move: right }, context) {
    const others = context.data.moves.filter(({ id }) => !species.moveIds.has(id));
    return {
      text: `Quale di queste mosse può imparare ${species.name}?`,
      right: right.name,
      wrong: names(threeNear(others, (other) => unlikenessOfMoves(right, other), context)),
    };
  },
});
