import type { AvailablePokemon, FaceIcon, SecretPrize } from '@poketorneo/contract';
import { faceIconPath, speciesById } from '@poketorneo/gen4';
import type { Random } from '@poketorneo/rules/quiz';
import type { RunTransaction, UnitOfWork } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { findPlayerView, listUnobtainedSecretIds } from '../available-pokemon/index.ts';
import { listUnobtainedSecretIcons } from '../face-icons/index.ts';
import { recountAchievements } from '../leaderboards/index.ts';
import { grantRewards } from '../team/index.ts';
import { findRun, updateRunStatus } from './quiz-runs-repository.ts';

interface AwardsParts {
  transaction: RunTransaction;
  random: Random;
}

const nothingWon = () =>
  new AppError('forbidden', 'Per questo premio bisogna prima vincere un quiz segreto');
const nothingLeft = (what: string) =>
  new AppError('conflict', `Non c’è più nulla da vincere: hai già ${what}`);

/** Prizes of won secret quizzes: one per run. */
export function createAwards({ transaction, random }: AwardsParts) {
  /** Throws AppError 'forbidden' without a won run for this prize, which then stays redeemable. */
  function redeem<Prize>(
    userId: number,
    prize: SecretPrize,
    award: (unit: UnitOfWork) => Promise<Prize>,
  ): Promise<Prize> {
    return transaction(async (unit) => {
      const { trx } = unit;
      const run = await findRun(trx, userId);
      if (run?.status !== 'won' || (run.prize !== null && run.prize !== prize)) throw nothingWon();
      const given = await award(unit);
      await updateRunStatus(trx, userId, 'redeemed');
      await recountAchievements(unit, userId);
      return given;
    });
  }

  function pickOne(ids: readonly number[], what: string): number {
    const id = ids[Math.floor(random() * ids.length)];
    // The run stays redeemable until there is a prize again.
    if (id === undefined) throw nothingLeft(what);
    return id;
  }

  return {
    /** A secret Pokémon with its face icon. Throws AppError 'conflict' if the player has all. */
    givePokemon(userId: number): Promise<AvailablePokemon> {
      return redeem(userId, 'pokemon', async (unit) => {
        const ids = await listUnobtainedSecretIds(unit.trx, userId);
        const id = pickOne(ids, 'tutti i Pokémon segreti');
        await grantRewards(unit, userId, { source: 'secret', pokemonIds: [id] });
        const pokemon = await findPlayerView(unit.trx, id);
        if (pokemon === undefined) throw new Error(`The given Pokémon ${id} does not exist`);
        return pokemon;
      });
    },

    /** A secret face icon. Throws AppError 'conflict' if the player has all. */
    giveFaceIcon(userId: number): Promise<FaceIcon> {
      return redeem(userId, 'face-icon', async (unit) => {
        const ids = await listUnobtainedSecretIcons(unit.trx, userId);
        const id = pickOne(ids, 'tutte le icone segrete');
        await grantRewards(unit, userId, { source: 'secret', faceIcons: [id] });
        const { name } = speciesById(id);
        return { id, name, image: faceIconPath(id), obtained: true, isNew: true };
      });
    },
  };
}
