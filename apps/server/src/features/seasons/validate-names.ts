import type { Database } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { findSeasonByName } from './seasons-repository.ts';

interface SeasonNames {
  seasonId: number;
  name: string;
  nextName: string;
  confirmation: string;
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Throws AppError with one issue per field; 'conflict' if a name is taken. */
export async function assertValidNames(
  db: Database,
  { seasonId, name, nextName, confirmation }: SeasonNames,
): Promise<void> {
  const issues: { path: string; message: string }[] = [];
  const sameName = await findSeasonByName(db, name);
  if (sameName !== undefined && sameName.id !== seasonId) {
    issues.push({ path: 'name', message: 'Un’altra stagione si chiama già così' });
  }
  const sameNext = await findSeasonByName(db, nextName);
  if (isSameName(name, nextName)) {
    issues.push({ path: 'nextName', message: 'La prossima stagione deve avere un altro nome' });
  } else if (sameNext !== undefined && sameNext.id !== seasonId) {
    issues.push({ path: 'nextName', message: 'Un’altra stagione si chiama già così' });
  }
  const isTaken = issues.length > 0;
  if (!isSameName(confirmation.trim(), name)) {
    issues.push({ path: 'confirmation', message: `Per confermare scrivi «${name}»` });
  }
  const [first] = issues;
  if (first === undefined) return;
  throw new AppError(isTaken ? 'conflict' : 'bad-request', first.message, { issues });
}
