import type { Leaderboard, LeaderboardRow } from '@poketorneo/contract';
import type { PickablePerson } from '../../ui/typeahead/pickable-person.ts';

/** The most shown at once. */
const maxFound = 20;

/** A player of a leaderboard, as a search field shows people. */
export type FoundPlayer = LeaderboardRow & PickablePerson;

/** The players of all leaderboards whose names contain the text, each once, by name. */
export function findPlayers(
  boards: readonly Pick<Leaderboard, 'userLeaderboards'>[],
  { search, butNot }: { search: string; butNot: number | undefined },
): FoundPlayer[] {
  const byId = new Map<number, FoundPlayer>();
  for (const row of boards.flatMap(({ userLeaderboards }) => userLeaderboards)) {
    byId.set(row.userId, { ...row, username: row.userName });
  }
  const wanted = search.trim().toLowerCase();
  return [...byId.values()]
    .filter(({ userId }) => userId !== butNot)
    .filter(({ username, firstName, lastName }) =>
      `${username} ${firstName} ${lastName}`.toLowerCase().includes(wanted),
    )
    .sort((one, other) => one.username.localeCompare(other.username, 'it'))
    .slice(0, maxFound);
}
