import type { DrawnPokemon } from '@poketorneo/contract';
import { defaultTeamDrawChoice, type TeamDrawChoice, tierTotal } from '@poketorneo/rules';

/** The choice that teams were drawn with; the default one before the first time. */
export function choiceOfTeams(
  teams: readonly (readonly Pick<DrawnPokemon, 'tierInGame'>[])[],
): TeamDrawChoice {
  const [teamA = []] = teams;
  if (teamA.length === 0) return defaultTeamDrawChoice;
  return {
    pokemonPerTeam: teamA.length,
    totalTier: tierTotal(teamA.map(({ tierInGame }) => tierInGame)),
  };
}
