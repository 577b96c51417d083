import type { UnitOfWork } from '../../db/transaction.ts';
import {
  deleteFaceIcons,
  findChosenFaceIcon,
  insertFaceIcons,
  updateChosenFaceIcon,
} from './face-icons-repository.ts';

/** Icons every account starts with. */
export const startingFaceIcons = [16, 25, 39, 52, 54, 133] as const;

/** Grants icons as new; returns the species the user did not have. */
export function grantFaceIcons(
  { trx, now, emit }: UnitOfWork,
  userId: number,
  speciesIds: readonly number[],
): Promise<number[]> {
  emit('face-icons', userId);
  return insertFaceIcons(trx, userId, [...new Set(speciesIds)], now);
}

/** Revokes icons. If the chosen one is among them, `fallback` is chosen. */
export async function revokeFaceIcons(
  { trx, emit }: UnitOfWork,
  userId: number,
  speciesIds: readonly number[],
  fallback: number,
): Promise<void> {
  await deleteFaceIcons(trx, userId, speciesIds);
  emit('face-icons', userId);
  const chosen = await findChosenFaceIcon(trx, userId);
  if (chosen !== undefined && chosen !== fallback && speciesIds.includes(chosen)) {
    await updateChosenFaceIcon(trx, userId, fallback);
    emit('accounts', userId);
    emit('leaderboards', userId);
  }
}
