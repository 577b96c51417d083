import { allAbilities, allForms, allMoves, formById, type Gender } from '@poketorneo/gen4';
import { type Stats, statsOf } from '@poketorneo/rules';
import type { BattlePokemon } from '../setup.ts';

interface PokemonOptions {
  readonly level?: number;
  readonly gender?: Gender;
  readonly ability?: string;
  readonly item?: string;
  readonly ivs?: Stats | null;
  readonly stats?: Partial<Stats>;
}

export const maxIvs: Stats = {
  hp: 31,
  attack: 31,
  defense: 31,
  spAttack: 31,
  spDefense: 31,
  speed: 31,
};

/** A test Pokémon by identifiers: level 50, neutral nature, the form's first ability. */
export function pokemon(
  form: string,
  moves: readonly string[],
  { level = 50, gender = 'male', ability, item, ivs = maxIvs, stats = {} }: PokemonOptions = {},
): BattlePokemon {
  const { id, baseStats, firstAbilityId } = formById(idOf(allForms, form));
  return {
    formId: id,
    level,
    gender,
    isShiny: false,
    abilityId: ability === undefined ? firstAbilityId : idOf(allAbilities, ability),
    itemId: item ?? null,
    moveIds: moves.map((move) => idOf(allMoves, move)),
    stats: { ...statsOf({ baseStats, level, nature: 'hardy', ivs: ivs ?? maxIvs }), ...stats },
    ivs,
  };
}

function idOf(rows: readonly { id: number; identifier: string }[], identifier: string): number {
  const row = rows.find((each) => each.identifier === identifier);
  if (row === undefined) throw new RangeError(`Nothing is called ${identifier}`);
  return row.id;
}
