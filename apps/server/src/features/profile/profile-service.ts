import type { UserInfo } from '@poketorneo/contract';
import { allSpecies } from '@poketorneo/gen4';
import type { Bus } from '../../bus/index.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { listFaceIcons } from '../face-icons/index.ts';
import type { LeaderCards } from '../leaders/index.ts';
import { duelRecordOf } from '../ratings/index.ts';
import { progressOf } from '../tournaments/index.ts';
import { noSuchUser } from '../users/index.ts';
import { createIconSources } from './icon-sources.ts';
import { iconsWithinReach } from './icons-within-reach.ts';
import { findTotals } from './profile-repository.ts';
import { statisticsOf } from './statistics.ts';

interface ProfileParts {
  db: Database;
  bus: Bus;
  clock: Clock;
  /** All leaders by tournament. */
  cards: () => Promise<LeaderCards>;
}

/** A player's profile. */
export function createProfileService({ db, bus, clock, cards }: ProfileParts) {
  const iconSources = createIconSources(db, bus);

  return {
    /** The user's statistics: a few queries of own rows, the rest cached. */
    async info(userId: number): Promise<UserInfo> {
      const totals = await findTotals(db, userId);
      if (totals === undefined) throw noSuchUser();
      const progress = await progressOf(db, userId);
      const { scores } = totals;
      const icons = new Set((await listFaceIcons(db, userId)).map(({ speciesId }) => speciesId));
      return {
        signUpDate: totals.signedUpAt.toISOString(),
        numberOfPokemonFaceIcons: icons.size,
        numberOfAllObtainablePokemonFaceIcons: allSpecies.length,
        numberOfObtainablePokemonFaceIcons: iconsWithinReach(await iconSources(), progress, icons)
          .size,
        numberOfPokemonsInTeam: totals.numberOfPokemons,
        ...statisticsOf(await cards(), progress),
        maxCorrectAnswersInARow: scores.get('quiz') ?? 0,
        memoryGameRecord: scores.get('memory-game') ?? null,
        shellGameRecord: scores.get('shell-game') ?? 0,
        duels: await duelRecordOf(db, userId, new Date(clock())),
      };
    },
  };
}

export type ProfileService = ReturnType<typeof createProfileService>;
