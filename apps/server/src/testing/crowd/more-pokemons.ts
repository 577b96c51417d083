import type { AvailablePokemonPayload } from '@poketorneo/contract';
import { formsInBattle, learnableMoveIds, speciesById } from '@poketorneo/gen4';
import { possibleGenders, statsOf } from '@poketorneo/rules';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { transactionOf } from '../../db/testing/transaction-of.ts';
import { withSpread } from '../../features/available-pokemon/available-pokemon.ts';
import { insertAvailablePokemon } from '../../features/available-pokemon/available-pokemon-repository.ts';
import { seededRandom } from '../load/seeded-random.ts';

const average = { hp: 15, attack: 15, defense: 15, spAttack: 15, spDefense: 15, speed: 15 };

/** A random legal Pokémon, form by form. */
function possiblePokemon(number: number, chance: () => number): AvailablePokemonPayload {
  const form = formsInBattle[number % formsInBattle.length];
  if (form === undefined) throw new RangeError('There are no forms');
  const level = 1 + Math.floor(chance() * 100);
  const [gender = 'genderless'] = possibleGenders(speciesById(form.speciesId).genderRate);
  const learnable = learnableMoveIds(form.id);
  const first = Math.floor(chance() * learnable.length);
  const moveOf = (slot: number) => learnable[first + slot] ?? null;
  return {
    formId: form.id,
    level,
    gender,
    isShiny: chance() < 0.05,
    abilityId: form.firstAbilityId,
    ...statsOf({ baseStats: form.baseStats, level, nature: 'hardy', ivs: average }),
    moveId1: moveOf(0) ?? learnable[0] ?? 1,
    moveId2: moveOf(1),
    moveId3: moveOf(2),
    moveId4: moveOf(3),
    itemId: chance() < 0.3 ? 'leftovers' : null,
  };
}

/** Adds Pokémon up to `total`. */
export async function addPokemonsUpTo(db: Database, total: number): Promise<void> {
  const chance = seededRandom(total);
  await transactionOf(db)(async ({ trx, now }) => {
    const { count } = await trx
      .selectFrom('available_pokemons')
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow();
    for (let number = count; number < total; number += 1) {
      await insertAvailablePokemon(trx, withSpread(possiblePokemon(number, chance)), now);
    }
  });
}
