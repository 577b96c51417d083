import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/dialect.ts';
import type { WritableDatabase } from '../../db/transaction.ts';
import { OperatorError } from '../../operator-error.ts';
import { grantFaceIcons, startingFaceIcons } from '../face-icons/index.ts';
import {
  findAccountByEmail,
  findAccountByUsername,
  insertAccount,
  listAdministratorIds,
} from '../users/index.ts';
import { hashPassword } from './passwords.ts';

interface FirstAdministrator {
  username: string;
  /** Undefined: generated. */
  password: string | undefined;
  email: string;
}

/** The first administrator's username or email belongs to a player. */
export class AdministratorNameTakenError extends OperatorError {
  override name = 'AdministratorNameTakenError';
}

const defaultFaceIcon = 25;

/**
 * Creates the first administrator and returns the credentials to print; undefined if an
 * administrator exists, or another process created one.
 */
export async function ensureAdministrator(
  { db, transaction }: WritableDatabase,
  details: FirstAdministrator,
): Promise<{ username: string; password: string } | undefined> {
  if (await hasAdministrator(db)) return undefined;
  const password = details.password ?? randomBytes(9).toString('base64url');
  const passwordHash = await hashPassword(password);
  /** Returns whether this process created it. */
  const makeAdministrator = () =>
    transaction(async (unit) => {
      const { trx, now, emit } = unit;
      if (await hasAdministrator(trx)) return false;
      if (await findAccountByUsername(trx, details.username)) {
        throw new AdministratorNameTakenError(
          `ADMIN_USERNAME: «${details.username}» è già il nome di uno sfidante, scegline un altro`,
        );
      }
      if (await findAccountByEmail(trx, details.email)) {
        throw new AdministratorNameTakenError(
          `ADMIN_EMAIL: «${details.email}» è già l’indirizzo di uno sfidante, scegline un altro`,
        );
      }
      const { id } = await insertAccount(trx, {
        username: details.username,
        firstName: 'Organizzatore',
        lastName: 'PokéTorneo',
        email: details.email,
        passwordHash,
        isAdmin: true,
        faceIconId: defaultFaceIcon,
        createdAt: now,
      });
      emit('accounts', id);
      await grantFaceIcons(unit, id, startingFaceIcons);
      return true;
    });
  try {
    return (await makeAdministrator()) ? { username: details.username, password } : undefined;
  } catch (error) {
    if (isUniqueViolation(error) && (await hasAdministrator(db))) return undefined;
    throw error;
  }
}

async function hasAdministrator(db: Database): Promise<boolean> {
  return (await listAdministratorIds(db)).length > 0;
}
