import type { ResponseOf } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { generation } from '../../lib/generation.ts';

type WrittenText = ResponseOf<typeof contract.showdownText.writePokemon>;

/** A list of Pokémon in Showdown's text format. */
export interface TextSource {
  /** Unique: part of the query key. */
  key: string;
  load: (signal: AbortSignal) => Promise<WrittenText>;
}

const endpoints = contract.showdownText;

export const pokemonText = (id: number): TextSource => ({
  key: `pokemon-${id}`,
  load: (signal) =>
    call(endpoints.writePokemon, { query: { ...generation, id } }, { signal, quiet: true }),
});

/** A player's Pokémon. */
export const teamText = (userId: number): TextSource => ({
  key: `team-${userId}`,
  load: (signal) =>
    call(endpoints.writeTeam, { query: { ...generation, userId } }, { signal, quiet: true }),
});

/** One of the two teams last drawn by the reader. */
export const drawnTeamText = (side: 'A' | 'B'): TextSource => ({
  key: `drawn-team-${side}`,
  load: async (signal) => {
    const options = { signal, quiet: true };
    const teams = await call(endpoints.writeDrawnTeams, { query: generation }, options);
    return teams[side === 'A' ? 0 : 1] ?? { text: '', withoutStats: [] };
  },
});

export const leaderText = (leaderId: number): TextSource => ({
  key: `leader-${leaderId}`,
  load: (signal) =>
    call(
      endpoints.writeLeaderTeam,
      { query: { ...generation, leaderId } },
      { signal, quiet: true },
    ),
});

export const showdownTextQueries = {
  /** Never cached: the Pokémon may have changed since the last copy. */
  written: ({ key, load }: TextSource) =>
    queryOptions({
      queryKey: ['showdown-text', key],
      queryFn: ({ signal }) => load(signal),
      staleTime: 0,
      gcTime: 0,
    }),
  /** The Pokémon that a pasted text would add. */
  read: (text: string) =>
    queryOptions({
      queryKey: ['showdown-text', 'read', text],
      queryFn: ({ signal }) => call(endpoints.read, { body: { text } }, { signal, quiet: true }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
};
