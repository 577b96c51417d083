import type { BattleSettings, LeaderBattleKind } from '@poketorneo/contract';
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

/** A player and a leader, with all Pokémon both can use. */
export interface Lineups {
  encounter: Encounter;
  settings: BattleSettings;
  /** The player's Pokémon, oldest first. */
  owned: readonly StoredPokemon[];
  /** The leader's team with the items held there. */
  leaderTeam: readonly StoredPokemon[];
  /** Common level of the player's Pokémon; null if each keeps its own. */
  level: number | null;
}

/** Throws AppError 'not-found' if the user or leader does not exist. */
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
  const byId = new Map(
    (await listAvailablePokemonsById(db, ids)).map((pokemon) => [pokemon.id, pokemon]),
  );
  return team.flatMap(({ availablePokemonId, itemId }) => {
    const pokemon = byId.get(availablePokemonId);
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

/** The most frequent type of a team. */
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

const anyTierRules: Readonly<Record<LeaderBattleKind, (encounter: Encounter) => boolean>> = {
  leader: ({ numberOfMatchesBefore }) => isAnyTierAllowed(numberOfMatchesBefore),
  rematch: () => true,
};

/** Whether Pokémon of any tier may fight, as after three attempts. */
export function mayBringAnyTier(encounter: Encounter, kind: LeaderBattleKind): boolean {
  return anyTierRules[kind](encounter);
}

/** Attempts left that bring the leader's reward. */
export function rewardedAttemptsLeft({ numberOfMatchesBefore }: Encounter): number {
  return Math.max(0, rewardedAttempts - numberOfMatchesBefore);
}
