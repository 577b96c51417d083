import type { DuelChallenge } from '@poketorneo/contract';

/** What an arriving challenge asks. */
export function headlineOf({
  from,
  rematchOf,
  isSecondLeg,
}: Pick<DuelChallenge, 'from' | 'rematchOf' | 'isSecondLeg'>): string {
  if (isSecondLeg) return `Ritorno con ${from.name}`;
  return rematchOf === null ? `${from.name} ti sfida` : `${from.name} vuole la rivincita`;
}
