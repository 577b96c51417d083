import * as z from 'zod/mini';
import { createJsonPreference } from '../../lib/preference.ts';

/** By user id: the ids of the team at the last visit. */
export type SeenTeams = Readonly<Record<string, readonly number[]>>;

const storedTeam = z.record(z.string(), z.array(z.int()));

export const seenTeams = createJsonPreference<SeenTeams>('seen-teams', storedTeam, {});

/** The ids added since the last visit; none without an earlier visit on this device. */
export function idsAddedSince(
  team: readonly { readonly id: number }[],
  seen: readonly number[] | undefined,
): ReadonlySet<number> {
  if (seen === undefined) return new Set();
  const known = new Set(seen);
  return new Set(team.map(({ id }) => id).filter((id) => !known.has(id)));
}
