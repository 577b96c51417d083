import type { AvailablePokemonPayload } from '@poketorneo/contract';
import { formById } from '@poketorneo/gen4';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Identity } from '../../http/authentication.ts';
import {
  type AvailablePokemonService,
  listAvailablePokemonsById,
  type StoredPokemon,
  toOrganiserView,
  withSpread,
} from '../available-pokemon/index.ts';
import { findLeader, noSuchLeader } from '../leaders/index.ts';
import type { TeamDrawService } from '../team-draw/index.ts';
import { parseText } from './parse-text.ts';
import { writeText } from './write-text.ts';

interface ShowdownTextParts {
  db: Database;
  availablePokemons: Pick<AvailablePokemonService, 'get' | 'listTeam' | 'insertAll'>;
  teamDraw: Pick<TeamDrawService, 'lastTeams'>;
}

/**
 * Pokémon in the text format of Pokémon Showdown: import for organisers, export for all who
 * see them.
 */
export function createShowdownTextService({ db, availablePokemons, teamDraw }: ShowdownTextParts) {
  /** Items are included only for users who may see them. */
  async function write(ids: readonly number[], { withItems }: { withItems: boolean }) {
    const pokemons = await listAvailablePokemonsById(db, ids);
    return toText(withItems ? pokemons : pokemons.map((each) => ({ ...each, itemId: null })));
  }

  return {
    /** Previews an import. */
    read(text: string) {
      const { pokemons, problems } = parseText(text);
      return {
        problems,
        pokemons: pokemons.map(({ line, payload }) => ({
          line,
          payload,
          pokemon: toPreview(payload),
        })),
      };
    },

    /** Imports all Pokémon of a text; throws if a line is invalid. */
    insert(identity: Identity, text: string): Promise<number[]> {
      const { pokemons, problems } = parseText(text);
      const [problem] = problems;
      if (problem !== undefined) {
        throw new AppError('bad-request', `Riga ${problem.line}: ${problem.message}`);
      }
      if (pokemons.length === 0) {
        throw new AppError('bad-request', 'Nel testo non c’è nessun Pokémon');
      }
      return availablePokemons.insertAll(
        identity,
        pokemons.map(({ payload }) => payload),
      );
    },

    /** A Pokémon visible to the caller. */
    async writePokemon(identity: Identity, id: number) {
      await availablePokemons.get(identity, id);
      return write([id], { withItems: identity.isAdmin });
    },

    /** A player's Pokémon: the caller's own, or any player's for an organiser. */
    async writeTeam(identity: Identity, userId: number) {
      const team = await availablePokemons.listTeam(identity, userId);
      return write(
        team.map(({ id }) => id),
        { withItems: identity.isAdmin },
      );
    },

    /** The caller's last drawn teams, with items, which are visible there. */
    async writeDrawnTeams(userId: number) {
      const teams = await teamDraw.lastTeams(userId);
      return Promise.all(
        teams.map((team) =>
          write(
            team.map(({ id }) => id),
            { withItems: true },
          ),
        ),
      );
    },

    /** A leader's team with items. */
    async writeLeaderTeam(leaderId: number) {
      const leader = await findLeader(db, leaderId);
      if (leader === undefined) throw noSuchLeader();
      const ids = leader.team.map(({ availablePokemonId }) => availablePokemonId);
      const pokemons = new Map(
        (await listAvailablePokemonsById(db, ids)).map((each) => [each.id, each]),
      );
      return toText(
        leader.team.flatMap(({ availablePokemonId, itemId }) => {
          const pokemon = pokemons.get(availablePokemonId);
          return pokemon === undefined ? [] : [{ ...pokemon, itemId }];
        }),
      );
    },
  };
}

export type ShowdownTextService = ReturnType<typeof createShowdownTextService>;

function toText(pokemons: readonly StoredPokemon[]) {
  return {
    text: writeText(
      pokemons.map(({ moveId1, moveId2, moveId3, moveId4, ...others }) => ({
        ...others,
        moveIds: [moveId1, moveId2, moveId3, moveId4].filter((id) => id !== null),
      })),
    ),
    withoutStats: pokemons
      .filter(({ spread }) => spread === null)
      .map(({ formId }) => formById(formId).name),
  };
}

/** As in the list; it has no id yet. */
function toPreview(payload: AvailablePokemonPayload) {
  const {
    id: _id,
    version: _version,
    ...view
  } = toOrganiserView({
    ...withSpread(payload),
    id: 1,
    version: 1,
  });
  return view;
}
