import type { Tournament, UserInfo } from '@poketorneo/contract';

/** The player's next leader with their section in the list of leaders. */
export type NextLeader = Pick<NonNullable<UserInfo['currentLeader']>, 'name' | 'section'>;

/** The next leader if they belong to this tournament, whose id their section starts with. */
export function nextLeaderIn(
  { id }: Pick<Tournament, 'id'>,
  leader: NextLeader | null,
): NextLeader | null {
  return leader?.section.startsWith(`${id}-`) ? leader : null;
}
