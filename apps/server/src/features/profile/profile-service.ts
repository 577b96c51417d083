import type { UserInfo } from '@poketorneo/contract';
import { allSpecies } from '@poketorneo/gen4';
import type { Bus } from '../../bus/index.ts';
import type { Database } from '../../db/database.ts';
import { listFaceIcons } from '../face-icons/index.ts';
import type { LeaderCards } from '../leaders/index.ts';
import { progressOf } from '../tournaments/index.ts';
import { noSuchUser } from '../users/index.ts';
import { createIconSources } from './icon-sources.ts';
import { iconsWithinReach } from './icons-within-reach.ts';
import { findStanding } from './profile-repository.ts';
import { statisticsOf } from './statistics.ts';

interface ProfileParts {
  db: Database;
  bus: Bus;
  /** The leaders of every tournament. */
  cards: () => Promise<LeaderCards>;
}

/** What a player's profile tells of them. */
export function createProfileService({ db, bus, cards }: ProfileParts) {
  const iconSources = createIconSources(db, bus);

  return {
    /** The user's statistics: a few reads of their own rows, the rest from memory. */
    async info(userId: number): Promise<UserInfo> {
      const standing = await findStanding(db, userId);
      if (standing === undefined) throw noSuchUser();
      const progress = await progressOf(db, userId);
      const { scores } = standing;
      const icons = new Set((await listFaceIcons(db, userId)).map(({ speciesId }) => speciesId));
      return {
        signUpDate: standing.signedUpAt.toISOString(),
        numberOfPokemonFaceIcons: icons.size,
        numberOfAllObtainablePokemonFaceIcons: allSpecies.length,
        numberOfObtainablePokemonFaceIcons: iconsWithinReach(await iconSources(), progress, icons)
          .size,
        numberOfPokemonsInTeam: standing.numberOfPokemons,
        ...statisticsOf(await cards(), progress),
        maxCorrectAnswersInARow: scores.get('quiz') ?? 0,
        memoryGameRecord: scores.get('memory-game') ?? null,
        shellGameRecord: scores.get('shell-game') ?? 0,
      };
    },
  };
}

export type ProfileService = ReturnType<typeof createProfileService>;
