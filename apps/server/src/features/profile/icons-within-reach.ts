import { iconsOfDefeat, isRewardWithinReach } from '@poketorneo/rules';
import { secretFaceIcons } from '../face-icons/index.ts';
import { isDefeated, type Progress } from '../tournaments/index.ts';

/** Where face icons come from, besides the quiz, which gives every secret one. */
export interface IconSources {
  leaders: readonly {
    id: number;
    /** 1 to 8, and 9 for the champion. */
    position: number;
    teamSpeciesIds: readonly number[];
    rewardSpeciesId: number | null;
  }[];
  /** The species that signing up gives, by tournament. */
  starters: ReadonlyMap<number, readonly number[]>;
  /** The species of the Pokémon that secret quizzes give. */
  secretPokemons: readonly number[];
}

/** The species whose icons a player does not have and could still get. */
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
    if (leader.rewardSpeciesId !== null && isRewardWithinReach(attempts)) {
      add(leader.rewardSpeciesId);
    }
  }
  for (const speciesId of owned) within.delete(speciesId);
  return within;
}
