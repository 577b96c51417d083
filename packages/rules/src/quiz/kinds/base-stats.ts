import type { BaseStats } from '@poketorneo/gen4';
import { defineKind } from '../define-kind.ts';
import {
  interpolateByDifficulty,
  names,
  pickDistractors,
  speciesByDifficulty,
  speciesDistance,
} from '../distractors.ts';
import type { QuestionContext } from '../question.ts';
import { randomlyRotated } from '../random.ts';

const stats: readonly { id: keyof BaseStats; name: string; highest: string }[] = [
  { id: 'hp', name: 'PS', highest: 'ha più PS di base' },
  { id: 'attack', name: 'Attacco', highest: 'ha l’Attacco di base più alto' },
  { id: 'defense', name: 'Difesa', highest: 'ha la Difesa di base più alta' },
  { id: 'spAttack', name: 'Attacco Speciale', highest: 'ha l’Attacco Speciale di base più alto' },
  { id: 'spDefense', name: 'Difesa Speciale', highest: 'ha la Difesa Speciale di base più alta' },
  { id: 'speed', name: 'Velocità', highest: 'ha la Velocità di base più alta' },
];

const withFixedStats = (context: QuestionContext) =>
  speciesByDifficulty(context).filter(({ variable }) => !variable.stats);

function* speciesAndStats(context: QuestionContext) {
  for (const species of withFixedStats(context)) {
    for (const stat of randomlyRotated(stats, context.random)) yield { species, stat };
  }
}

/** Which of four species has the highest value of a stat. */
export const highestStat = defineKind({
  name: 'highest-stat',
  level: 3,
  subjects: speciesAndStats,
  keyOf: ({ species, stat }) => `${stat.id}:${species.id}`,
  ask({ species: right, stat }, context) {
    const least = interpolateByDifficulty(context, 20, 4);
    const most = interpolateByDifficulty(context, 70, 25);
    const lower = context.data.species.filter(({ baseStats, variable }) => {
      const gap = right.baseStats[stat.id] - baseStats[stat.id];
      return !variable.stats && gap >= least && gap <= most;
    });
    return {
      text: `Quale di questi Pokémon ${stat.highest}?`,
      right: right.name,
      rightSpeciesId: right.id,
      wrong: names(pickDistractors(lower, (other) => speciesDistance(right, other), context)),
    };
  },
});

/** Which of four stats of a species is the highest. */
export const bestStat = defineKind({
  name: 'best-stat',
  level: 2,
  subjects: withFixedStats,
  keyOf: ({ id }) => id,
  ask(species, context) {
    const ranked = stats
      .map(({ id, name }) => ({ name, value: species.baseStats[id] }))
      .sort((one, other) => other.value - one.value);
    const [best, second] = ranked;
    if (best === undefined || second === undefined || best.value === second.value) return null;
    // The hardest question omits the two lowest stats.
    const others = ranked.slice(1, context.difficulty > 0.6 ? 4 : 6);
    return {
      text: `Qual è la statistica di base più alta di ${species.name}?`,
      namedSpeciesId: species.id,
      right: best.name,
      wrong: names(pickDistractors(others, ({ value }) => best.value - value, context)),
    };
  },
});

/** Which of four species is the heaviest. */
export const heaviest = defineKind({
  name: 'heaviest',
  level: 2,
  subjects: withFixedStats,
  keyOf: ({ id }) => id,
  ask(right, context) {
    const least = interpolateByDifficulty(context, 1.8, 1.15);
    const most = interpolateByDifficulty(context, 12, 3);
    const lighter = context.data.species.filter(({ weight, variable }) => {
      const ratio = right.weight / weight;
      return !variable.stats && ratio >= least && ratio <= most;
    });
    return {
      text: 'Quale di questi Pokémon pesa di più?',
      right: right.name,
      rightSpeciesId: right.id,
      wrong: names(pickDistractors(lighter, (other) => speciesDistance(right, other), context)),
    };
  },
});
