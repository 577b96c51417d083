import type { Database } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { findSeasonByName } from './seasons-repository.ts';

interface WantedNames {
  seasonId: number;
  name: string;
  nextName: string;
  confirmation: string;
}

const isAlike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Throws AppError with what is wrong, field by field: 'conflict' where a name is taken. */
export async function mustBeNamedWell(
  db: Database,
  { seasonId, name, nextName, confirmation }: WantedNames,
): Promise<void> {
  const issues: { path: string; message: string }[] = [];
  const sameName = await findSeasonByName(db, name);
  if (sameName !== undefined && sameName.id !== seasonId) {
    issues.push({ path: 'name', message: 'Un’altra stagione si chiama già così' });
  }
  const sameNext = await findSeasonByName(db, nextName);
  if (isAlike(name, nextName)) {
    issues.push({ path: 'nextName', message: 'La prossima stagione deve avere un altro nome' });
  } else if (sameNext !== undefined && sameNext.id !== seasonId) {
    issues.push({ path: 'nextName', message: 'Un’altra stagione si chiama già così' });
  }
  const isTaken = issues.length > 0;
  if (!isAlike(confirmation.trim(), name)) {
    issues.push({ path: 'confirmation', message: `Per confermare scrivi «${name}»` });
  }
  const [first] = issues;
  if (first === undefined) return;
  throw new AppError(isTaken ? 'conflict' : 'bad-request', first.message, { issues });
}
