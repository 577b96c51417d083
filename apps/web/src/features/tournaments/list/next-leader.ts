import type { Tournament, UserInfo } from '@poketorneo/contract';

/** Whom a player faces next: the leader's name and place in the list of leaders. */
export type NextLeader = Pick<NonNullable<UserInfo['currentLeader']>, 'name' | 'section'>;

/** The next leader, if they belong to this tournament; their section begins with its id. */
export function nextLeaderIn(
  { id }: Pick<Tournament, 'id'>,
  leader: NextLeader | null,
): NextLeader | null {
  return leader?.section.startsWith(`${id}-`) ? leader : null;
}
