import type { DrawnPokemon } from '@poketorneo/contract';
import { formById, speciesById } from '@poketorneo/gen4';
import { type DrawableSpecies, drawTeams, type TeamDrawChoice, tierRange } from '@poketorneo/rules';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { groupBy } from '../../group-by.ts';
import { type StoredPokemon, toAvailablePokemonView } from '../available-pokemon/index.ts';
import { findAccount, sessionOver } from '../users/index.ts';
import { findLastTeams, updateLastTeams } from './last-teams-repository.ts';

interface TeamDrawParts {
  db: Database;
  transaction: RunTransaction;
  random: () => number;
  /** All available Pokémon. */
  listPokemons: () => Promise<StoredPokemon[]>;
}

/** Random teams for two players; the last ones are stored per user. */
export function createTeamDrawService({ db, transaction, random, listPokemons }: TeamDrawParts) {
  return {
    /**
     * Draws and stores two teams of the requested size and total tier. Throws AppError
     * 'bad-request' if impossible.
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
      await transaction(async ({ trx, now, emit }) => {
        if ((await findAccount(trx, userId)) === undefined) throw sessionOver();
        await updateLastTeams(trx, userId, [idsOf(teamA), idsOf(teamB)], now);
        emit('drawn-teams', userId);
      });
      return teams.map((team) => team.map(toDrawnPokemon));
    },

    /** The user's last teams with current data, without deleted Pokémon. */
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

/** Available Pokémon as `drawTeams` takes them. */
export function bySpecies<Pokemon extends Pick<StoredPokemon, 'formId'>>(
  pokemons: readonly Pokemon[],
): DrawableSpecies<Pokemon>[] {
  const groups = groupBy(pokemons, ({ formId }) => formById(formId).speciesId);
  return [...groups].map(([speciesId, members]) => ({
    tier: speciesById(speciesId).tier,
    pokemons: members,
  }));
}

function idsOf(team: readonly StoredPokemon[]): number[] {
  return team.map(({ id }) => id);
}

function toDrawnPokemon(pokemon: StoredPokemon): DrawnPokemon {
  // Players may see items here.
  const { item, ...view } = toAvailablePokemonView(pokemon, 'organisers');
  return { ...view, item: item ?? null };
}
