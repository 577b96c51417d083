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

/** Every icon, by national number, as each collector may see it. */
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

/** The face icons as their collectors see them, and choosing one. */
export function createFaceIconsService({ db, transaction }: FaceIconsParts) {
  return {
    /** By national number: every icon, or those that the user has. */
    async list(userId: number, obtainedOnly: boolean): Promise<FaceIcon[]> {
      return iconsOf(await listFaceIcons(db, userId), obtainedOnly);
    },

    /** Lets one of the user's icons stand for them; it is not new any more. */
    async choose(userId: number, speciesId: number): Promise<FaceIcon> {
      const species = findSpecies(speciesId);
      if (species === undefined) throw noSuchIcon();
      // In one transaction: an undone match may be taking this very icon away.
      await transaction(async ({ trx, announce }) => {
        if (!(await updateSeenFaceIcon(trx, userId, speciesId))) throw notObtained();
        await updateChosenFaceIcon(trx, userId, speciesId);
        announce('face-icons', userId);
        announce('accounts', userId);
        // They show the chosen icons.
        announce('leaderboards', userId);
      });
      return toFaceIcon(species, { isNew: false });
    },

    /** The user has seen whatever was new. */
    async setAllNotNew(userId: number): Promise<void> {
      await transaction(async ({ trx, announce }) => {
        await updateAllSeen(trx, userId);
        announce('face-icons', userId);
      });
    },
  };
}

export type FaceIconsService = ReturnType<typeof createFaceIconsService>;
