import type { Database } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Identity } from '../../http/authentication.ts';
import type { Account } from './account.ts';
import { listAdministratorIds } from './users-repository.ts';

const lastAdministrator = () =>
  new AppError('conflict', 'È l’ultimo organizzatore: prima bisogna nominarne un altro');

export function assertAllowed(identity: Identity, userId: number): void {
  if (identity.userId !== userId && !identity.isAdmin) {
    throw new AppError('forbidden', 'Si può vedere e cambiare solo il proprio account');
  }
}

async function assertNotLastAdministrator(trx: Database, userId: number): Promise<void> {
  const administrators = await listAdministratorIds(trx);
  if (administrators.every((id) => id === userId)) throw lastAdministrator();
}

/** Ensures that an active organiser remains without this account. */
export async function assertAdministratorRemains(trx: Database, account: Account): Promise<void> {
  if (account.isAdmin && account.status === 'active') {
    await assertNotLastAdministrator(trx, account.id);
  }
}
