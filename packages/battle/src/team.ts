import type { PokemonSet, StatsTable } from '@pkmn/sim';
import { abilityById, moveById } from '@poketorneo/gen4';
import type { Stats } from '@poketorneo/rules';
import type { ExactSet } from './formats.ts';
import type { BattlePokemon } from './setup.ts';
import { speciesInBattle } from './species.ts';
import { engineMove } from './terms.ts';

const genders = { male: 'M', female: 'F', genderless: 'N' } as const;

function engineStats({ hp, attack, defense, spAttack, spDefense, speed }: Stats): StatsTable {
  return { hp, atk: attack, def: defense, spa: spAttack, spd: spDefense, spe: speed };
}

/**
 * A Pokémon in the engine's format. Its name is its place in the team, so that equal Pokémon
 * are distinct.
 */
export function engineSet(pokemon: BattlePokemon, place: number): ExactSet {
  const { level, gender, isShiny, abilityId, itemId, moveIds, stats, ivs, nature } = pokemon;
  const set: PokemonSet = {
    name: String(place),
    species: speciesInBattle(pokemon.formId, itemId).name,
    level,
    gender: genders[gender],
    shiny: isShiny,
    ability: abilityById(abilityId).identifier.replaceAll('-', ''),
    item: itemId ?? '',
    moves: moveIds.map((id) => engineMove(moveById(id).identifier)),
    nature: nature ?? 'serious',
    evs: { hp: 0, atk: 0, def: 0, spa: 0, spd: 0, spe: 0 },
    ivs: { hp: 31, atk: 31, def: 31, spa: 31, spd: 31, spe: 31 },
  };
  if (ivs !== null) set.ivs = engineStats(ivs);
  // Without IVs, Hidden Power has the listed type.
  else set.hpType = 'Normal';
  return { ...set, stats: engineStats(stats) };
}
