import type { TournamentTexts } from '@poketorneo/contract';
import { isArrangementOf, movedTournaments } from '@poketorneo/rules';
import { minute } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { RunTransaction, Unit } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { recordChange } from '../audit-log/index.ts';
import {
  deleteKeptOpen,
  findLastArrangement,
  insertKeptOpen,
  insertKeptSignUps,
  isAnybodySignedUp,
  updateLastArrangement,
  updatePositions,
} from './arrangement-repository.ts';
import {
  listTournaments,
  type TournamentRecord,
  updateTournamentTexts,
} from './tournaments-repository.ts';

/** What the product itself calls a tournament. */
export type OriginalTextsOf = (
  tournamentId: number,
) => { name: string; description: string } | undefined;

interface EditsParts {
  db: Database;
  transaction: RunTransaction;
  originalTextsOf: OriginalTextsOf;
}

interface WantedTexts {
  tournamentId: number;
  name: string;
  description: string;
  /** Of the texts that the organiser has seen. */
  version: number;
}

/** Whoever goes back to the order of before so soon has not meant it. */
const shortestChange = 10 * minute;

const noSuchTournament = () => new AppError('not-found', 'Questo torneo non esiste');
const stale = () =>
  new AppError(
    'conflict',
    'Qualcuno ha modificato i tornei nel frattempo: ricarica la pagina e riprova',
  );
const notAnOrder = () =>
  new AppError('bad-request', 'Ogni torneo deve comparire una volta sola', {
    issues: [{ path: 'tournamentIds', message: 'Ogni torneo deve comparire una volta sola' }],
  });
const taken = () => {
  const message = 'Un altro torneo si chiama già così';
  return new AppError('conflict', message, { issues: [{ path: 'name', message }] });
};

/** What organisers change of tournaments: their names and descriptions, and the order in which they open. */
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

    /** Throws AppError 'conflict' over newer texts, and where another tournament is called so. */
    edit(actor: number, { tournamentId, name, description, version }: WantedTexts) {
      return transaction(async (unit): Promise<TournamentTexts> => {
        const { trx, announce } = unit;
        const tournaments = await listTournaments(trx);
        const before = tournaments.find(({ id }) => id === tournamentId);
        if (before === undefined) throw noSuchTournament();
        if (before.version !== version) throw stale();
        const isTaken = tournaments.some(
          (other) => other.id !== tournamentId && other.name.toLowerCase() === name.toLowerCase(),
        );
        if (isTaken) throw taken();
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
        // Whatever names a tournament is made anew with a release's content, too.
        announce('available-pokemons');
        return toTexts(after);
      });
    },

    /**
     * Changes the order in which tournaments open. What is open to somebody stays open; a change that is
     * taken back at once leaves nothing behind but the sign-ups it has let through.
     */
    arrange(actor: number, wanted: readonly number[], seen: readonly number[]) {
      return transaction(async (unit): Promise<TournamentTexts[]> => {
        const { trx, announce } = unit;
        const tournaments = await listTournaments(trx);
        const before = tournaments.map(({ id }) => id);
        if (before.join() !== seen.join()) throw stale();
        if (!isArrangementOf(wanted, before)) throw notAnOrder();
        if (wanted.join() === before.join()) return tournaments.map(toTexts);
        await keepOpenWhatIs(unit, before, wanted);
        await updatePositions(trx, wanted);
        const after = await listTournaments(trx);
        await recordChange(unit, {
          actor,
          action: 'tournament.arrange',
          subject: 'Tornei',
          before: { tournamentOrder: tournaments.map(({ name }) => name) },
          after: { tournamentOrder: after.map(({ name }) => name) },
        });
        announce('available-pokemons');
        announce('progress', 'everybody');
        return after.map(toTexts);
      });
    },
  };
}

async function keepOpenWhatIs(
  { trx, now }: Unit,
  before: readonly number[],
  after: readonly number[],
): Promise<void> {
  const last = await findLastArrangement(trx);
  const isTakenBack =
    last !== undefined &&
    last.before.join() === after.join() &&
    now.getTime() - last.arrangedAt <= shortestChange;
  // As long as nobody is in a tournament the order is anybody's, and nothing has to outlive it.
  const isUnderWay = await isAnybodySignedUp(trx);
  for (const moved of isUnderWay ? movedTournaments(before, after) : []) {
    if (isTakenBack) await insertKeptSignUps(trx, moved.id, now);
    else await insertKeptOpen(trx, moved, now);
  }
  if (isTakenBack) await deleteKeptOpen(trx, new Date(last.arrangedAt));
  await updateLastArrangement(trx, { before, arrangedAt: now });
}

export type TournamentEdits = ReturnType<typeof createTournamentEdits>;
