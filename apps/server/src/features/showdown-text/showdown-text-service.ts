import type { AvailablePokemonPayload } from '@poketorneo/contract';
import { formById } from '@poketorneo/gen4';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Identity } from '../../http/authentication.ts';
import {
  type AvailablePokemonService,
  listAvailablePokemonsById,
  type StoredPokemon,
  toOrganisersView,
  withSpread,
} from '../available-pokemon/index.ts';
import { findLeader, noSuchLeader } from '../leaders/index.ts';
import type { TeamDrawService } from '../team-draw/index.ts';
import { readText } from './read-text.ts';
import { writeText } from './write-text.ts';

interface ShowdownTextParts {
  db: Database;
  availablePokemons: Pick<AvailablePokemonService, 'get' | 'listTeam' | 'insertAll'>;
  teamDraw: Pick<TeamDrawService, 'lastTeams'>;
}

/** Pokémon in the text format of Pokémon Showdown: read for organisers, written for whoever sees them. */
export function createShowdownTextService({ db, availablePokemons, teamDraw }: ShowdownTextParts) {
  /** With what they hold only for whom that is no secret. */
  async function write(ids: readonly number[], { withItems }: { withItems: boolean }) {
    const pokemons = await listAvailablePokemonsById(db, ids);
    return written(withItems ? pokemons : pokemons.map((each) => ({ ...each, itemId: null })));
  }

  return {
    /** What a text would add, and what is wrong with it. */
    read(text: string) {
      const { pokemons, problems } = readText(text);
      return {
        problems,
        pokemons: pokemons.map(({ line, payload }) => ({ line, payload, pokemon: shown(payload) })),
      };
    },

    /** Adds all that a text tells of, or none: refused while a line cannot be read. */
    insert(identity: Identity, text: string): Promise<number[]> {
      const { pokemons, problems } = readText(text);
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

    /** One that the caller may see. */
    async writePokemon(identity: Identity, id: number) {
      await availablePokemons.get(identity, id);
      return write([id], { withItems: identity.isAdmin });
    },

    /** What a player owns: the caller, or anyone for an organiser. */
    async writeTeam(identity: Identity, userId: number) {
      const team = await availablePokemons.listTeam(identity, userId);
      return write(
        team.map(({ id }) => id),
        { withItems: identity.isAdmin },
      );
    },

    /** The caller's last two drawn teams; there everybody is told what a Pokémon holds. */
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

    /** A leader's team, with what the leader gives them to hold. */
    async writeLeaderTeam(leaderId: number) {
      const leader = await findLeader(db, leaderId);
      if (leader === undefined) throw noSuchLeader();
      const ids = leader.team.map(({ availablePokemonId }) => availablePokemonId);
      const pokemons = new Map(
        (await listAvailablePokemonsById(db, ids)).map((each) => [each.id, each]),
      );
      return written(
        leader.team.flatMap(({ availablePokemonId, itemId }) => {
          const pokemon = pokemons.get(availablePokemonId);
          return pokemon === undefined ? [] : [{ ...pokemon, itemId }];
        }),
      );
    },
  };
}

export type ShowdownTextService = ReturnType<typeof createShowdownTextService>;

function written(pokemons: readonly StoredPokemon[]) {
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

/** As the list would show it: what has no id yet is known by no other. */
function shown(payload: AvailablePokemonPayload) {
  const {
    id: _id,
    version: _version,
    ...view
  } = toOrganisersView({
    ...withSpread(payload),
    id: 1,
    version: 1,
  });
  return view;
}
