import { createHash } from 'node:crypto';
import { startBattle } from '../live-battle.ts';
import type { Mechanics } from '../mechanics.ts';
import { playStep, randomSetup } from './random-battles.ts';
import { SeededRandom } from './seeded-random.ts';

/** How many there are. */
export const goldenBattles = 300;

/** A battle between random teams with random choices: a fingerprint of all that anyone is told of it. */
export function goldenBattle(index: number, mechanics: Mechanics): string {
  const random = new SeededRandom(index);
  const format = index % 4 === 3 ? 'doubles' : 'singles';
  const setup = randomSetup(random, format, index % 5 === 4 ? 'wild' : 'learned');
  const battle = startBattle({ ...setup, mechanics });
  while (battle.end === null) playStep(random, battle);
  const told = [battle.events(1), battle.events(2), battle.events('spectator')];
  return createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 16);
}
