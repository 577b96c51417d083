import type { PvpPokemon } from '@poketorneo/contract';
import { defaultPvpChoice, type PvpChoice, tierTotal } from '@poketorneo/rules';

/** The choice that teams were drawn with; the default one before the first time. */
export function choiceOfTeams(
  teams: readonly (readonly Pick<PvpPokemon, 'tierInGame'>[])[],
): PvpChoice {
  const [teamA = []] = teams;
  if (teamA.length === 0) return defaultPvpChoice;
  return {
    pokemonPerTeam: teamA.length,
    totalTier: tierTotal(teamA.map(({ tierInGame }) => tierInGame)),
  };
}
