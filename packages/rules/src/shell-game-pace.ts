/** How many rounds before the record a new game starts, for players whose record is long enough. */
const recordOffset = 5;
/** With a record up to this, a new game starts from the beginning. */
const longestStart = 6;

/** Two cards change places along half a circle, at so many steps a second. */
const halfTurn = 180;
const stepsPerSecond = 60;

/** The round counter at the start of a game: the record less five for a record above six, or 0. */
export function startRound(record: number): number {
  return record > longestStart ? record - recordOffset : 0;
}

/** The angle, in degrees, that swapping cards advance in a sixtieth of a second, at this round. */
export function angleStep(round: number): number {
  if (round < 2) return 1;
  if (round < 4) return 2;
  if (round < 7) return 3;
  if (round < 10) return 4;
  if (round < 15) return 5;
  if (round < 20) return 6;
  return 10;
}

/** How long a swap takes at this round, in milliseconds: the same on a display of any frame rate. */
export function swapDuration(round: number): number {
  return (halfTurn / angleStep(round) / stepsPerSecond) * 1000;
}
