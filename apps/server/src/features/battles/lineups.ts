import type { BattleSettings } from '@poketorneo/contract';
import { formById, speciesById } from '@poketorneo/gen4';
import { dominantType, isAnyTierAllowed, rewardedAttempts, tierTotal } from '@poketorneo/rules';
import { commonLevel } from '@poketorneo/rules/battle';
import type { Database } from '../../db/database.ts';
import {
  listAvailablePokemonsById,
  listOwnedPokemonIds,
  type StoredPokemon,
} from '../available-pokemon/index.ts';
import { findSettings } from '../battle-settings/index.ts';
import { type Encounter, findEncounter } from '../matches/index.ts';

/** A player before a leader, with all that both can bring. */
export interface Lineups {
  encounter: Encounter;
  settings: BattleSettings;
  /** What the player owns, in the order in which it came. */
  owned: readonly StoredPokemon[];
  /** The leader's team, each with what it holds there. */
  leaderTeam: readonly StoredPokemon[];
  /** At which the player's Pokémon fight; null where each keeps its own level. */
  level: number | null;
}

/** Throws AppError 'not-found' when there is no such user or leader. */
export async function findLineups(
  db: Database,
  userId: number,
  leaderId: number,
): Promise<Lineups> {
  const encounter = await findEncounter(db, userId, leaderId);
  const settings = await findSettings(db);
  const owned = await listAvailablePokemonsById(db, await listOwnedPokemonIds(db, userId));
  const leaderTeam = await leaderTeamOf(db, encounter);
  const level = commonLevel(
    settings.levelRule,
    leaderTeam.map((pokemon) => pokemon.level),
  );
  return { encounter, settings, owned, leaderTeam, level };
}

async function leaderTeamOf(
  db: Database,
  { leader: { team } }: Encounter,
): Promise<StoredPokemon[]> {
  const ids = [...new Set(team.map(({ availablePokemonId }) => availablePokemonId))];
  const known = new Map(
    (await listAvailablePokemonsById(db, ids)).map((pokemon) => [pokemon.id, pokemon]),
  );
  return team.flatMap(({ availablePokemonId, itemId }) => {
    const pokemon = known.get(availablePokemonId);
    return pokemon === undefined ? [] : [{ ...pokemon, itemId }];
  });
}

/** The sum of the tiers of a team. */
export function tierSum(team: readonly Pick<StoredPokemon, 'formId'>[]): number {
  return tierTotal(team.map(tierOf));
}

export function tierOf({ formId }: Pick<StoredPokemon, 'formId'>) {
  return speciesById(formById(formId).speciesId).tier;
}

/** The type that a leader's team is mostly of. */
export function typeOfTeam(team: readonly Pick<StoredPokemon, 'formId'>[]): number {
  return dominantType(
    team.map(({ formId }) => {
      const { firstTypeId, secondTypeId } = formById(formId);
      return [firstTypeId, secondTypeId];
    }),
  );
}

export function hasDefeated({ leader, defeated }: Encounter): boolean {
  return defeated.has(leader.position);
}

/** After three attempts, and for pleasure, any tier may fight. */
export function mayBringAnyTier(encounter: Encounter): boolean {
  return hasDefeated(encounter) || isAnyTierAllowed(encounter.numberOfMatchesBefore);
}

/** How many more attempts come with the leader's reward. */
export function rewardedAttemptsLeft({ numberOfMatchesBefore }: Encounter): number {
  return Math.max(0, rewardedAttempts - numberOfMatchesBefore);
}
