import { formById } from '@poketorneo/gen4';
import type { Database } from '../../db/database.ts';

/** Names of Pokémon by id, without deleted ones. */
export async function findPokemonNames(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('available_pokemons')
    .select(['id', 'form_id'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, form_id }) => [id, formById(form_id).name]));
}

export function namesOf(ids: readonly number[], names: ReadonlyMap<number, string>): string[] {
  return ids.map((id) => names.get(id) ?? `n. ${id}`);
}
