import { iconsOfDefeat, isRewardAvailable } from '@poketorneo/rules';
import { secretFaceIcons } from '../face-icons/index.ts';
import { isDefeated, type Progress } from '../tournaments/index.ts';

/** Sources of face icons; secret ones come from quizzes. */
export interface IconSources {
  leaders: readonly {
    id: number;
    /** 1 to 8, and 9 for the champion. */
    position: number;
    teamSpeciesIds: readonly number[];
    rewardSpeciesId: number | null;
  }[];
  /** Starters' species by tournament. */
  starters: ReadonlyMap<number, readonly number[]>;
  /** Species of secret Pokémon. */
  secretPokemons: readonly number[];
}

/** Icons the player does not have and can still get. */
export function iconsWithinReach(
  { leaders, starters, secretPokemons }: IconSources,
  progress: Progress,
  owned: ReadonlySet<number>,
): Set<number> {
  const within = new Set([...secretFaceIcons, ...secretPokemons]);
  const add = (speciesId: number) => within.add(speciesId);
  for (const [tournamentId, speciesIds] of starters) {
    if (!progress.signedUp.has(tournamentId)) speciesIds.forEach(add);
  }
  for (const leader of leaders) {
    if (isDefeated(progress, leader.id)) continue;
    iconsOfDefeat(leader).forEach(add);
    const attempts = progress.faced.get(leader.id)?.numberOfMatches ?? 0;
    if (leader.rewardSpeciesId !== null && isRewardAvailable(attempts)) {
      add(leader.rewardSpeciesId);
    }
  }
  for (const speciesId of owned) within.delete(speciesId);
  return within;
}
