import {
  formsInBattle,
  learnableMoveIds,
  type Move,
  moveById,
  speciesById,
} from '@poketorneo/gen4';
import { possibleGenders, statsOf } from '@poketorneo/rules';
import type { BattlePokemon } from '../setup.ts';
import type { SeededRandom } from './seeded-random.ts';

const grownUp = formsInBattle.filter(({ baseStats }) => {
  const sum = Object.values(baseStats).reduce((total, stat) => total + stat, 0);
  return sum > 450 && sum < 560;
});
const ivs = { hp: 25, attack: 25, defense: 25, spAttack: 25, spDefense: 25, speed: 25 };

/** Moves that need a strategy. */
const impracticalMoves = new Set([
  'focus-punch',
  'dream-eater',
  'last-resort',
  'explosion',
  'self-destruct',
]);

function worth({ power, accuracy }: Move): number {
  return (power ?? 0) * ((accuracy ?? 100) / 100);
}

/** Fully evolved Pokémon of level 50 with sensible moves. */
export function competitiveTeam(random: SeededRandom, size: number): BattlePokemon[] {
  return random.some(size, grownUp).map((form) => {
    const learned = learnableMoveIds(form.id)
      .map(moveById)
      .filter(({ identifier }) => !impracticalMoves.has(identifier));
    const attacks = learned
      .filter(({ damageClass }) => damageClass !== 'status')
      .sort((one, other) => worth(other) - worth(one));
    const own = attacks.filter(({ typeId }) => typeId === form.firstTypeId).slice(0, 1);
    const others = random.some(2, attacks.slice(0, 12));
    const status = random.some(
      1,
      learned.filter(({ damageClass }) => damageClass === 'status'),
    );
    const moves = new Set([...own, ...others, ...status].map(({ id }) => id));
    return {
      formId: form.id,
      level: 50,
      gender: random.pick(possibleGenders(speciesById(form.speciesId).genderRate)),
      isShiny: false,
      abilityId: form.firstAbilityId,
      itemId: null,
      moveIds: [...moves],
      stats: statsOf({ baseStats: form.baseStats, level: 50, nature: 'hardy', ivs }),
      ivs,
    };
  });
}
