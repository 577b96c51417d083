import type { TournamentTexts } from '@poketorneo/contract';
import { isArrangementOf, movedTournaments } from '@poketorneo/rules';
import { minute } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { RunTransaction, UnitOfWork } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { recordChange } from '../audit-log/index.ts';
import {
  deleteKeptOpen,
  findLastArrangement,
  hasSignUps,
  insertKeptOpen,
  insertKeptSignUps,
  updateLastArrangement,
  updatePositions,
} from './arrangement-repository.ts';
import {
  listTournaments,
  type TournamentRecord,
  updateTournamentTexts,
} from './tournaments-repository.ts';

/** The original texts of a tournament. */
export type OriginalTextsOf = (
  tournamentId: number,
) => { name: string; description: string } | undefined;

interface EditsParts {
  db: Database;
  transaction: RunTransaction;
  originalTextsOf: OriginalTextsOf;
}

interface TextsUpdate {
  tournamentId: number;
  name: string;
  description: string;
  /** Version of the texts the organiser saw. */
  version: number;
}

/** A return to the previous order within this time is an undo. */
const undoPeriodMs = 10 * minute;

const noSuchTournament = () => new AppError('not-found', 'Questo torneo non esiste');
const staleTournaments = () =>
  new AppError(
    'conflict',
    'Qualcuno ha modificato i tornei nel frattempo: ricarica la pagina e riprova',
  );
const notAnOrder = () =>
  new AppError('bad-request', 'Ogni torneo deve comparire una volta sola', {
    issues: [{ path: 'tournamentIds', message: 'Ogni torneo deve comparire una volta sola' }],
  });
const nameTaken = () => {
  const message = 'Un altro torneo si chiama già così';
  return new AppError('conflict', message, { issues: [{ path: 'name', message }] });
};

/** Organisers' edits of names, descriptions and order. */
export function createTournamentEdits({ db, transaction, originalTextsOf }: EditsParts) {
  const toTexts = ({ id, name, description, image, position, version }: TournamentRecord) => ({
    id,
    name,
    description,
    image,
    order: position,
    original: originalTextsOf(id) ?? { name, description },
    version,
  });

  return {
    async listTexts(): Promise<TournamentTexts[]> {
      return (await listTournaments(db)).map(toTexts);
    },

    /** Throws AppError 'conflict' if the texts have changed or the name is taken. */
    edit(actor: number, { tournamentId, name, description, version }: TextsUpdate) {
      return transaction(async (unit): Promise<TournamentTexts> => {
        const { trx, emit } = unit;
        const tournaments = await listTournaments(trx);
        const before = tournaments.find(({ id }) => id === tournamentId);
        if (before === undefined) throw noSuchTournament();
        if (before.version !== version) throw staleTournaments();
        const isTaken = tournaments.some(
          (other) => other.id !== tournamentId && other.name.toLowerCase() === name.toLowerCase(),
        );
        if (isTaken) throw nameTaken();
        if (before.name === name && before.description === description) return toTexts(before);
        const after = { ...before, name, description, version: version + 1 };
        await updateTournamentTexts(trx, after);
        await recordChange(unit, {
          actor,
          action: 'tournament.update',
          subject: before.name,
          before: { tournamentName: before.name, description: before.description },
          after: { tournamentName: name, description },
        });
        // Also invalidates caches that contain tournament names.
        emit('available-pokemons');
        return toTexts(after);
      });
    },

    /**
     * Changes the opening order. Open tournaments stay open; an immediate undo leaves only the
     * sign-ups made meanwhile.
     */
    arrange(actor: number, order: readonly number[], seen: readonly number[]) {
      return transaction(async (unit): Promise<TournamentTexts[]> => {
        const { trx, emit } = unit;
        const tournaments = await listTournaments(trx);
        const before = tournaments.map(({ id }) => id);
        if (before.join() !== seen.join()) throw staleTournaments();
        if (!isArrangementOf(order, before)) throw notAnOrder();
        if (order.join() === before.join()) return tournaments.map(toTexts);
        await preserveOpenTournaments(unit, before, order);
        await updatePositions(trx, order);
        const after = await listTournaments(trx);
        await recordChange(unit, {
          actor,
          action: 'tournament.arrange',
          subject: 'Tornei',
          before: { tournamentOrder: tournaments.map(({ name }) => name) },
          after: { tournamentOrder: after.map(({ name }) => name) },
        });
        emit('available-pokemons');
        emit('progress', 'everybody');
        return after.map(toTexts);
      });
    },
  };
}

async function preserveOpenTournaments(
  { trx, now }: UnitOfWork,
  before: readonly number[],
  after: readonly number[],
): Promise<void> {
  const last = await findLastArrangement(trx);
  const isUndone =
    last !== undefined &&
    last.before.join() === after.join() &&
    now.getTime() - last.arrangedAt <= undoPeriodMs;
  // Without sign-ups nothing has to stay open.
  const isUnderWay = await hasSignUps(trx);
  for (const moved of isUnderWay ? movedTournaments(before, after) : []) {
    if (isUndone) await insertKeptSignUps(trx, moved.id, now);
    else await insertKeptOpen(trx, moved, now);
  }
  if (isUndone) await deleteKeptOpen(trx, new Date(last.arrangedAt));
  await updateLastArrangement(trx, { before, arrangedAt: now });
}

export type TournamentEdits = ReturnType<typeof createTournamentEdits>;
