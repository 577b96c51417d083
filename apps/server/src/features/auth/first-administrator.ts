import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/dialect.ts';
import type { WritableDatabase } from '../../db/transaction.ts';
import { OperatorError } from '../../operator-error.ts';
import { giveFaceIcons, startingFaceIcons } from '../face-icons/index.ts';
import {
  findAccountByEmail,
  findAccountByUsername,
  insertAccount,
  listAdministratorIds,
} from '../users/index.ts';
import { hashPassword } from './passwords.ts';

interface FirstAdministrator {
  username: string;
  /** Undefined: one is made up. */
  password: string | undefined;
  email: string;
}

/** The name or the mail address wanted for the first administrator belongs to a player. */
export class AdministratorNameTakenError extends OperatorError {
  override name = 'AdministratorNameTakenError';
}

const defaultFaceIcon = 25;

/**
 * Makes the first administrator where there is none, and answers with the name and password to
 * tell the person who starts the server; undefined when an administrator exists already, or when
 * another process has just made one.
 */
export async function ensureAdministrator(
  { db, transaction }: WritableDatabase,
  wanted: FirstAdministrator,
): Promise<{ username: string; password: string } | undefined> {
  if (await hasAdministrator(db)) return undefined;
  const password = wanted.password ?? randomBytes(9).toString('base64url');
  const passwordHash = await hashPassword(password);
  /** Says whether this process is the one that makes it. */
  const makeAdministrator = () =>
    transaction(async (unit) => {
      const { trx, now, announce } = unit;
      if (await hasAdministrator(trx)) return false;
      if (await findAccountByUsername(trx, wanted.username)) {
        throw new AdministratorNameTakenError(
          `ADMIN_USERNAME: «${wanted.username}» è già il nome di uno sfidante, scegline un altro`,
        );
      }
      if (await findAccountByEmail(trx, wanted.email)) {
        throw new AdministratorNameTakenError(
          `ADMIN_EMAIL: «${wanted.email}» è già l’indirizzo di uno sfidante, scegline un altro`,
        );
      }
      const { id } = await insertAccount(trx, {
        username: wanted.username,
        firstName: 'Organizzatore',
        lastName: 'PokéTorneo',
        email: wanted.email,
        passwordHash,
        isAdmin: true,
        faceIconId: defaultFaceIcon,
        createdAt: now,
      });
      announce('accounts', id);
      await giveFaceIcons(unit, id, startingFaceIcons);
      return true;
    });
  try {
    return (await makeAdministrator()) ? { username: wanted.username, password } : undefined;
  } catch (error) {
    if (isUniqueViolation(error) && (await hasAdministrator(db))) return undefined;
    throw error;
  }
}

async function hasAdministrator(db: Database): Promise<boolean> {
  return (await listAdministratorIds(db)).length > 0;
}
