import { maxTeamSize } from '@poketorneo/rules';

/** The ids of the chosen Pokémon, in the order of battle. */
export type TeamChoice = readonly number[];

export function hasRoom(team: TeamChoice): boolean {
  return team.length < maxTeamSize;
}

/** Removes a Pokémon, or appends it unless the team is full. */
export function toggled(team: TeamChoice, id: number): TeamChoice {
  if (team.includes(id)) return team.filter((one) => one !== id);
  return hasRoom(team) ? [...team, id] : team;
}

/** Whether the members are the same, in any order. */
export function hasSameMembers(team: TeamChoice, other: TeamChoice): boolean {
  return team.length === other.length && team.every((id) => other.includes(id));
}

/** Moves a Pokémon by one place; returns the same team if that is impossible. */
export function moved(team: TeamChoice, id: number, by: -1 | 1): TeamChoice {
  const from = team.indexOf(id);
  const to = from + by;
  const other = team[to];
  if (from === -1 || other === undefined) return team;
  return team.map((one, index) => (index === to ? id : index === from ? other : one));
}
