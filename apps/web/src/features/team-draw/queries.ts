import * as contract from '@poketorneo/contract/endpoints';
import type { TeamDrawChoice } from '@poketorneo/rules';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { generation } from '../../lib/generation.ts';

export const teamDrawQueries = {
  /** The last drawn teams A and B, changed by this page only. */
  lastTeams: () =>
    queryOptions({
      queryKey: ['team-draw', 'last-teams'],
      queryFn: ({ signal }) => call(contract.teamDraw.lastTeams, { query: generation }, { signal }),
      refetchOnWindowFocus: false,
    }),
};

/** Draws and saves two new teams. */
export function drawTeams(choice: TeamDrawChoice) {
  const query = { ...generation, ...choice };
  return call(contract.teamDraw.random, { query }, { isPressedFor: true });
}
