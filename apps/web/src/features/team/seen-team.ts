import * as z from 'zod/mini';
import { createJsonPreference } from '../../lib/preference.ts';

/** For each player's number what was in the team when it was last looked at. */
export type SeenTeams = Readonly<Record<string, readonly number[]>>;

const storedTeam = z.record(z.string(), z.array(z.int()));

/** What has been seen of teams, on this device. */
export const seenTeams = createJsonPreference<SeenTeams>('seen-teams', storedTeam, {});

/**
 * What has come into a team since it was last looked at. To a device that knows nothing of it
 * nothing is new: all of it would be.
 */
export function newIn(
  team: readonly { readonly id: number }[],
  seen: readonly number[] | undefined,
): ReadonlySet<number> {
  if (seen === undefined) return new Set();
  const known = new Set(seen);
  return new Set(team.map(({ id }) => id).filter((id) => !known.has(id)));
}
