import type { AvailablePokemon, FaceIcon, SecretPrize } from '@poketorneo/contract';
import { faceIconPath, speciesById } from '@poketorneo/gen4';
import type { Random } from '@poketorneo/rules/quiz';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Schema } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { findAsPlayersSee, listUnobtainedSecretIds } from '../available-pokemon/index.ts';
import { giveFaceIcons, listUnobtainedSecretIcons } from '../face-icons/index.ts';
import { recountAchievements } from '../leaderboards/index.ts';
import { notify } from '../notifications/index.ts';
import { givePokemon } from '../team/index.ts';
import { findRun, updateRunStatus } from './quiz-runs-repository.ts';

interface AwardsParts {
  db: Kysely<Schema>;
  clock: Clock;
  random: Random;
  /** Told whose notifications have changed, once they have. */
  notificationsChanged: (userIds: readonly number[]) => void;
  /** Told that scores may have changed, once they have. */
  scoresChanged: () => void;
}

const nothingWon = () =>
  new AppError('forbidden', 'Per questo premio bisogna prima vincere un quiz segreto');
const nothingLeft = (what: string) =>
  new AppError('conflict', `Non c’è più nulla da vincere: hai già ${what}`);

/** What won secret quizzes bring: each run one prize, once. */
export function createAwards({
  db,
  clock,
  random,
  notificationsChanged,
  scoresChanged,
}: AwardsParts) {
  /** Throws AppError 'forbidden' without a won run for this prize; then it stays as it is. */
  async function redeem<Prize>(
    userId: number,
    prize: SecretPrize,
    give: (trx: Transaction<Schema>, now: Date) => Promise<Prize>,
  ): Promise<Prize> {
    const given = await transaction(db, async (trx) => {
      const run = await findRun(trx, userId);
      if (run?.status !== 'won' || (run.prize !== null && run.prize !== prize)) throw nothingWon();
      const now = new Date(clock());
      const given = await give(trx, now);
      await updateRunStatus(trx, userId, 'redeemed');
      await recountAchievements(trx, userId, now);
      return given;
    });
    notificationsChanged([userId]);
    scoresChanged();
    return given;
  }

  function oneOf(ids: readonly number[], what: string): number {
    const id = ids[Math.floor(random() * ids.length)];
    // The run is not redeemed: it waits until there is something again.
    if (id === undefined) throw nothingLeft(what);
    return id;
  }

  return {
    /** A secret Pokémon with its face icon. Throws AppError 'conflict' when the player has them all. */
    givePokemon(userId: number): Promise<AvailablePokemon> {
      return redeem(userId, 'pokemon', async (trx, now) => {
        const ids = await listUnobtainedSecretIds(trx, userId);
        const id = oneOf(ids, 'tutti i Pokémon segreti');
        const gift = await givePokemon(trx, userId, id, 'secret', now);
        const { name, sprite } = gift;
        await notify(trx, userId, { kind: 'secret-pokemon', name, sprite }, now);
        await notifyOfIcons(trx, userId, gift.iconsGiven, now);
        const pokemon = await findAsPlayersSee(trx, id);
        if (pokemon === undefined) throw new Error(`The given Pokémon ${id} does not exist`);
        return pokemon;
      });
    },

    /** A secret face icon. Throws AppError 'conflict' when the player has them all. */
    giveFaceIcon(userId: number): Promise<FaceIcon> {
      return redeem(userId, 'face-icon', async (trx, now) => {
        const ids = await listUnobtainedSecretIcons(trx, userId);
        const id = oneOf(ids, 'tutte le icone segrete');
        await notifyOfIcons(trx, userId, await giveFaceIcons(trx, userId, [id], now), now);
        const { name } = speciesById(id);
        return { id, name, image: faceIconPath(id), obtained: true, isNew: true };
      });
    },
  };
}

async function notifyOfIcons(
  trx: Transaction<Schema>,
  userId: number,
  icons: readonly number[],
  now: Date,
): Promise<void> {
  const [first] = icons;
  if (first === undefined) return;
  const image = faceIconPath(first);
  await notify(trx, userId, { kind: 'icons-obtained', count: icons.length, image }, now);
}
