import { maxTeamSize } from '@poketorneo/rules';

/** A team as it is being put together: ids in the order of battle. */
export type TeamChoice = readonly number[];

/** Whether another one has room. */
export function hasRoom(team: TeamChoice): boolean {
  return team.length < maxTeamSize;
}

/**
 * The team with a Pokémon at its end or, where it is in it, without it; a full one takes no more.
 */
export function toggled(team: TeamChoice, id: number): TeamChoice {
  if (team.includes(id)) return team.filter((one) => one !== id);
  return hasRoom(team) ? [...team, id] : team;
}

/** The team with a Pokémon so many places further on; unchanged where there is no such place. */
export function moved(team: TeamChoice, id: number, by: -1 | 1): TeamChoice {
  const from = team.indexOf(id);
  const to = from + by;
  const other = team[to];
  if (from === -1 || other === undefined) return team;
  return team.map((one, index) => (index === to ? id : index === from ? other : one));
}
