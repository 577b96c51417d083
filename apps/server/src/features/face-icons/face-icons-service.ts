import type { FaceIcon } from '@poketorneo/contract';
import { allSpecies, faceIconPath, findSpecies, type Species } from '@poketorneo/gen4';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import {
  listFaceIcons,
  type OwnedFaceIcon,
  updateAllSeen,
  updateChosenFaceIcon,
  updateSeenFaceIcon,
} from './face-icons-repository.ts';

const noSuchIcon = () => new AppError('not-found', 'Questa icona non esiste');
const notObtained = () => new AppError('conflict', 'Questa icona è ancora da sbloccare');

function toFaceIcon(
  { id, name }: Pick<Species, 'id' | 'name'>,
  owned?: { isNew: boolean },
): FaceIcon {
  return {
    id,
    name,
    image: faceIconPath(id),
    obtained: owned !== undefined,
    isNew: owned?.isNew ?? false,
  };
}

/** All icons by national number, in each state. */
const allIcons = allSpecies.map((species) => ({
  speciesId: species.id,
  missing: toFaceIcon(species),
  seen: toFaceIcon(species, { isNew: false }),
  new: toFaceIcon(species, { isNew: true }),
}));

function iconsOf(owned: readonly OwnedFaceIcon[], obtainedOnly: boolean): FaceIcon[] {
  const newness = new Map(owned.map(({ speciesId, isNew }) => [speciesId, isNew]));
  return allIcons
    .filter(({ speciesId }) => !obtainedOnly || newness.has(speciesId))
    .map(({ speciesId, missing, seen, new: unseen }) => {
      const isNew = newness.get(speciesId);
      if (isNew === undefined) return missing;
      return isNew ? unseen : seen;
    });
}

interface FaceIconsParts {
  db: Database;
  transaction: RunTransaction;
}

/** List and choice of face icons. */
export function createFaceIconsService({ db, transaction }: FaceIconsParts) {
  return {
    /** By national number: all icons, or the user's only. */
    async list(userId: number, obtainedOnly: boolean): Promise<FaceIcon[]> {
      return iconsOf(await listFaceIcons(db, userId), obtainedOnly);
    },

    /** Chooses an icon and marks it as seen. */
    async choose(userId: number, speciesId: number): Promise<FaceIcon> {
      const species = findSpecies(speciesId);
      if (species === undefined) throw noSuchIcon();
      // In one transaction: a concurrent undo may revoke this icon.
      await transaction(async ({ trx, emit }) => {
        if (!(await updateSeenFaceIcon(trx, userId, speciesId))) throw notObtained();
        await updateChosenFaceIcon(trx, userId, speciesId);
        emit('face-icons', userId);
        emit('accounts', userId);
        // Leaderboards show icons.
        emit('leaderboards', userId);
      });
      return toFaceIcon(species, { isNew: false });
    },

    /** Marks all as seen. */
    async setAllNotNew(userId: number): Promise<void> {
      await transaction(async ({ trx, emit }) => {
        await updateAllSeen(trx, userId);
        emit('face-icons', userId);
      });
    },
  };
}

export type FaceIconsService = ReturnType<typeof createFaceIconsService>;
