/** Rounds before the record at which a new game starts. */
const recordOffset = 5;
/** Up to this record, a new game starts at 0. */
const maxFreshRecord = 6;

/** Two cards swap along half a circle, at this number of steps per second. */
const halfTurn = 180;
const stepsPerSecond = 60;

/** Round at the start of a game: the record minus five for a record above six, else 0. */
export function startRound(record: number): number {
  return record > maxFreshRecord ? record - recordOffset : 0;
}

/** Angle in degrees per sixtieth of a second at this round, by the specification's table. */
export function angleStep(round: number): number {
  if (round < 2) return 1;
  if (round < 4) return 2;
  if (round < 7) return 3;
  if (round < 10) return 4;
  if (round < 15) return 5;
  if (round < 20) return 6;
  return 10;
}

/** Duration of a swap at this round in milliseconds, independent of the frame rate. */
export function swapDurationMs(round: number): number {
  return (halfTurn / angleStep(round) / stepsPerSecond) * 1000;
}
