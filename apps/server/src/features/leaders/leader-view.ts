import type { LeaderPokemon, TournamentLeader } from '@poketorneo/contract';
import {
  formById,
  itemPath,
  speciesById,
  spritePath,
  type Tier,
  typeById,
  typePath,
} from '@poketorneo/gen4';
import { canSeeTeam, dominantType, tierTotal } from '@poketorneo/rules';
import type { LeaderPokemonRecord, LeaderRecord } from './leaders-repository.ts';

/** A player's progress against a leader. */
export interface LeaderStanding {
  unlocked: boolean;
  defeated: boolean;
  numberOfMatches: number;
  obtainedPokemon: boolean;
  runningBattleId: number | null;
}

/** An organiser's card, without progress. */
export function toCard(leader: LeaderRecord): TournamentLeader {
  const forms = leader.team.map(({ formId }) => formById(formId));
  const type = typeById(dominantType(forms.map((form) => [form.firstTypeId, form.secondTypeId])));
  return {
    id: leader.id,
    name: leader.name,
    sprite: leader.picture,
    tournamentId: leader.tournamentId,
    order: leader.position,
    isDoubleBattle: leader.isDoubleBattle,
    badge: leader.badge,
    pokemons: leader.team.map((held, index) => ({ ...toLeaderPokemon(held), order: index + 1 })),
    teamHidden: false,
    obtainablePokemon: leader.reward === null ? null : toLeaderPokemon(leader.reward),
    obtainedPokemon: false,
    tierTot: tierTotal(forms.map(({ speciesId }) => speciesById(speciesId).tier)),
    unlocked: true,
    defeated: false,
    numberOfMatches: 0,
    dominantType: { id: type.id, name: type.name, image: typePath(type.id) },
    version: leader.version,
    runningBattleId: null,
    battleGrade: leader.battleGrade,
  };
}

/** A player's card: the team only if visible, no grade. */
export function toPlayerCard(
  { battleGrade: _battleGrade, ...card }: TournamentLeader,
  standing: LeaderStanding,
): TournamentLeader {
  const teamSize = card.pokemons.length;
  const teamHidden = !canSeeTeam({ teamSize, defeated: standing.defeated });
  return { ...card, ...standing, teamHidden, pokemons: teamHidden ? [] : card.pokemons };
}

function toLeaderPokemon(held: LeaderPokemonRecord): LeaderPokemon {
  const { name, speciesId } = formById(held.formId);
  const tierInGame: Tier = speciesById(speciesId).tier;
  return {
    availablePokemonId: held.availablePokemonId,
    name,
    level: held.level,
    tierInGame,
    sprite: spritePath(held.formId, { shiny: held.isShiny }),
    isShiny: held.isShiny,
    itemId: held.itemId,
    itemImage: held.itemId === null ? null : itemPath(held.itemId),
  };
}
