import type { DrawnPokemon } from '@poketorneo/contract';
import { formById, speciesById } from '@poketorneo/gen4';
import { type DrawableSpecies, drawTeams, type TeamDrawChoice, tierRange } from '@poketorneo/rules';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { groupedBy } from '../../grouped-by.ts';
import { type StoredPokemon, toAvailablePokemonView } from '../available-pokemon/index.ts';
import { findAccount, sessionOver } from '../users/index.ts';
import { findLastTeams, updateLastTeams } from './last-teams-repository.ts';

interface TeamDrawParts {
  db: Database;
  transaction: RunTransaction;
  random: () => number;
  /** Every available Pokémon. */
  listPokemons: () => Promise<StoredPokemon[]>;
}

/** The teams that two players fight with: drawn by lot, the last ones of each user kept. */
export function createTeamDrawService({ db, transaction, random, listPokemons }: TeamDrawParts) {
  return {
    /**
     * Two teams with exactly the size and total tier asked for, kept as the user's last ones.
     * Throws AppError 'bad-request' when no two such teams can be had.
     */
    async drawTeams(userId: number, choice: TeamDrawChoice): Promise<DrawnPokemon[][]> {
      const { pokemonPerTeam, totalTier } = choice;
      const { min, max } = tierRange(pokemonPerTeam);
      if (totalTier < min || totalTier > max) {
        throw new AppError(
          'bad-request',
          `Con ${pokemonPerTeam} Pokémon per squadra il tier totale va da ${min} a ${max}`,
        );
      }
      const teams = drawTeams(bySpecies(await listPokemons()), choice, random);
      if (teams === null) {
        throw new AppError(
          'bad-request',
          `I Pokémon disponibili non bastano per due squadre da ${pokemonPerTeam} con tier totale ${totalTier}`,
        );
      }
      const [teamA, teamB] = teams;
      await transaction(async ({ trx, now, announce }) => {
        if ((await findAccount(trx, userId)) === undefined) throw sessionOver();
        await updateLastTeams(trx, userId, [idsOf(teamA), idsOf(teamB)], now);
        announce('drawn-teams', userId);
      });
      return teams.map((team) => team.map(toDrawnPokemon));
    },

    /** The user's last two teams as their Pokémon are now, without those that are gone. */
    async lastTeams(userId: number): Promise<DrawnPokemon[][]> {
      const teams = (await findLastTeams(db, userId)) ?? [[], []];
      const pokemons = new Map((await listPokemons()).map((pokemon) => [pokemon.id, pokemon]));
      return teams.map((ids) =>
        ids
          .map((id) => pokemons.get(id))
          .filter((pokemon) => pokemon !== undefined)
          .map(toDrawnPokemon),
      );
    },
  };
}

export type TeamDrawService = ReturnType<typeof createTeamDrawService>;

function bySpecies(pokemons: readonly StoredPokemon[]): DrawableSpecies<StoredPokemon>[] {
  const groups = groupedBy(pokemons, ({ formId }) => formById(formId).speciesId);
  return [...groups].map(([speciesId, members]) => ({
    tier: speciesById(speciesId).tier,
    pokemons: members,
  }));
}

function idsOf(team: readonly StoredPokemon[]): number[] {
  return team.map(({ id }) => id);
}

function toDrawnPokemon(pokemon: StoredPokemon): DrawnPokemon {
  // Here players are told what a Pokémon holds.
  const { item, ...view } = toAvailablePokemonView(pokemon, 'organisers');
  return { ...view, item: item ?? null };
}
