import type { BattleSide } from '@poketorneo/contract';

/** What may speak for two accounts being one person's, without the duel that has just ended. */
export interface AccountsTogether {
  /** Whether both have signed in on one device. */
  readonly sharesDevice: boolean;
  /** Whether both have come from one network: a club's players do. */
  readonly sharesNetwork: boolean;
  /** Duels of the season that the two have fought against each other. */
  readonly together: number;
  /** Duels of the season that each has fought against others. */
  readonly withOthers: Readonly<Record<BattleSide, number>>;
}

/** Duels of the two before a shared device raises a suspicion. */
const duelsOnOneDevice = 2;
/** Duels of the two before a shared network does: those of a whole day. */
const duelsFromOneNetwork = 4;

/**
 * Whether two accounts seem to belong to one person. Children share tablets, and clubs a network:
 * neither is enough without several duels and a lack of other opponents.
 */
export function seemSamePerson({
  sharesDevice,
  sharesNetwork,
  together,
  withOthers,
}: AccountsTogether): boolean {
  const [first, second] = [withOthers[1] === 0, withOthers[2] === 0];
  if (sharesDevice && together >= duelsOnOneDevice) return first || second;
  return sharesNetwork && together >= duelsFromOneNetwork && first && second;
}
