import type { Unit } from '../../db/transaction.ts';
import {
  deleteFaceIcons,
  findChosenFaceIcon,
  insertFaceIcons,
  updateChosenFaceIcon,
} from './face-icons-repository.ts';

/** The common species whose icons everybody starts with, to choose from. */
export const startingFaceIcons = [16, 25, 39, 52, 54, 133] as const;

/**
 * Gives a user the face icons of some species, as new ones. Answers with the species of those that
 * the user did not have.
 */
export function giveFaceIcons(
  { trx, now, announce }: Unit,
  userId: number,
  speciesIds: readonly number[],
): Promise<number[]> {
  announce('face-icons', userId);
  return insertFaceIcons(trx, userId, [...new Set(speciesIds)], now);
}

/**
 * Takes face icons away again. A user who has chosen one of them meanwhile goes back to the icon of
 * the species `fallback`.
 */
export async function revokeFaceIcons(
  { trx, announce }: Unit,
  userId: number,
  speciesIds: readonly number[],
  fallback: number,
): Promise<void> {
  await deleteFaceIcons(trx, userId, speciesIds);
  announce('face-icons', userId);
  const chosen = await findChosenFaceIcon(trx, userId);
  if (chosen !== undefined && chosen !== fallback && speciesIds.includes(chosen)) {
    await updateChosenFaceIcon(trx, userId, fallback);
    announce('accounts', userId);
    announce('leaderboards', userId);
  }
}
