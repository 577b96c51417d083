import type { BattlePokemon } from '@poketorneo/battle';
import { abilityById, formById, moveById, typeIdsOf } from '@poketorneo/gen4';
import { canSeeTeam, maxTeamSize, tierTotal } from '@poketorneo/rules';
import { type Candidate, type Contender, proposeTeam } from '@poketorneo/rules/battle';
import { attackOf, expectedFoes, typeOfTeam } from '../../features/battles/index.ts';
import type { PokemonEntry } from '../content/index.ts';
import { type Encounter, levelOf, tierOf, toBattlePokemon } from './encounter.ts';

/**
 * The team that the preparation proposes to a player who faces a leader for the first time, out of
 * all that a player owns by then.
 */
export function proposedTeam(encounter: Encounter): {
  keys: readonly string[];
  pokemons: readonly BattlePokemon[];
} {
  const { team, owned } = encounter;
  const level = levelOf(encounter);
  const tierLimit = tierTotal(team.map(tierOf));
  const isOpen = canSeeTeam({ teamSize: team.length, defeated: false });
  const foes = isOpen
    ? team.map((foe) => ({ ...contenderAt(foe, foe.level), weight: 1 }))
    : expectedFoes({
        typeId: typeOfTeam(team),
        level,
        pokemons: null,
        seen: [],
        teamSize: Math.min(maxTeamSize, tierLimit),
      });
  const candidates = owned.map(
    (entry, id): Candidate => ({ ...contenderAt(entry, level), id, tier: tierOf(entry) }),
  );
  const chosen = proposeTeam({ owned: candidates, foes, tierLimit }).flatMap(
    (id) => owned[id] ?? [],
  );
  return {
    keys: chosen.map(({ key }) => key),
    pokemons: chosen.map((entry) => toBattlePokemon(entry, level)),
  };
}

export function contenderAt(entry: PokemonEntry, level: number): Contender {
  return {
    typeIds: typeIdsOf(formById(entry.formId)),
    ability: abilityById(entry.abilityId).identifier,
    level,
    stats: toBattlePokemon(entry, level).stats,
    moves: entry.moveIds.map((id) => attackOf(moveById(id))),
  };
}
