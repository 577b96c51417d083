import type { FaceIcon } from '@poketorneo/contract';
import { allSpecies, faceIconPath, findSpecies, type Species } from '@poketorneo/gen4';
import type { Kysely } from 'kysely';
import { announce } from '../../bus/index.ts';
import type { Schema } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { PreparedAnswer } from '../../http/prepared-answer.ts';
import { RecentAnswers } from '../../http/recent-answers.ts';
import { leaderboardsTopic } from '../leaderboards/index.ts';
import {
  listFaceIcons,
  type OwnedFaceIcon,
  updateAllSeen,
  updateChosenFaceIcon,
  updateSeenFaceIcon,
} from './face-icons-repository.ts';

const noSuchIcon = () => new AppError('not-found', 'Questa icona non esiste');
const notObtained = () => new AppError('conflict', 'Questa icona è ancora da sbloccare');

const iconOf = ({ id, name }: Pick<Species, 'id' | 'name'>) => ({
  id,
  name,
  image: faceIconPath(id),
});
const allIcons = allSpecies.map(iconOf);

function iconsOf(owned: readonly OwnedFaceIcon[]): FaceIcon[] {
  const newness = new Map(owned.map(({ speciesId, isNew }) => [speciesId, isNew]));
  return allIcons.map((icon) => ({
    ...icon,
    obtained: newness.has(icon.id),
    isNew: newness.get(icon.id) ?? false,
  }));
}

/** Some hundred lists: those who ask again, and those who have the same icons, share one. */
const mostBytesKept = 8 * 1024 * 1024;

interface FaceIconsParts {
  db: Kysely<Schema>;
  /** Told that the leaderboards, which show the chosen icons, have changed. */
  scoresChanged: () => void;
}

/** The face icons as their collectors see them, and choosing one. */
export function createFaceIconsService({ db, scoresChanged }: FaceIconsParts) {
  const answers = new RecentAnswers(mostBytesKept);

  return {
    /** By national number: every icon, or those that the user has. */
    async list(userId: number, obtainedOnly: boolean): Promise<PreparedAnswer> {
      const owned = await listFaceIcons(db, userId);
      const key = [obtainedOnly, ...owned.map(({ speciesId, isNew }) => `${speciesId}${isNew}`)];
      return answers.get(key.join(), () => {
        const icons = iconsOf(owned);
        const shown = obtainedOnly ? icons.filter(({ obtained }) => obtained) : icons;
        return new PreparedAnswer(JSON.stringify(shown));
      });
    },

    /** Lets one of the user's icons stand for them; it is not new any more. */
    async choose(userId: number, speciesId: number): Promise<FaceIcon> {
      const species = findSpecies(speciesId);
      if (species === undefined) throw noSuchIcon();
      // In one transaction: an undone match may be taking this very icon away.
      await transaction(db, async (trx) => {
        if (!(await updateSeenFaceIcon(trx, userId, speciesId))) throw notObtained();
        await updateChosenFaceIcon(trx, userId, speciesId);
        await announce(trx, leaderboardsTopic);
      });
      scoresChanged();
      return { ...iconOf(species), obtained: true, isNew: false };
    },

    /** The user has seen whatever was new. */
    async setAllNotNew(userId: number): Promise<void> {
      await transaction(db, (trx) => updateAllSeen(trx, userId));
    },
  };
}

export type FaceIconsService = ReturnType<typeof createFaceIconsService>;
