import { createHash } from 'node:crypto';
import { startBattle } from '../live-battle.ts';
import type { Mechanics } from '../mechanics-versions.ts';
import { playStep, randomSetup } from './random-battles.ts';
import { SeededRandom } from './seeded-random.ts';

/** Number of golden battles. */
export const goldenBattles = 300;

/** A battle between random teams with random choices, as a hash of all its events. */
export function goldenBattle(index: number, mechanics: Mechanics): string {
  const random = new SeededRandom(index);
  const format = index % 4 === 3 ? 'doubles' : 'singles';
  const setup = randomSetup(random, format, index % 5 === 4 ? 'wild' : 'learned');
  const battle = startBattle({ ...setup, mechanics });
  while (battle.end === null) playStep(random, battle);
  const events = [battle.events(1), battle.events(2), battle.events('spectator')];
  return createHash('sha256').update(JSON.stringify(events)).digest('hex').slice(0, 16);
}
