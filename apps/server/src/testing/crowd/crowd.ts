import { contract } from '@poketorneo/contract';
import type { OpenDatabase } from '../../db/open-database.ts';
import { listInconsistencies } from '../invariants.ts';
import { type CareerParts, listLineUps, runCareer } from '../load/career.ts';
import { Ledger } from '../load/ledger.ts';
import { callRemote } from '../load/remote-server.ts';
import { seededRandom } from '../load/seeded-random.ts';
import { addPokemonsUpTo } from './more-pokemons.ts';
import { multiplyPlayers } from './multiply-players.ts';

/** Players duplicated by `multiplyPlayers`. */
const modelCount = 40;
const maxCareerSteps = 70;
const concurrency = 4;

/** Plays random careers on a running server. */
export async function playCareers(
  address: string,
  organiser: { username: string; password: string },
): Promise<void> {
  const chance = seededRandom(modelCount);
  const parts: CareerParts = {
    address,
    organiser: await callRemote(address, contract.auth.signIn, { body: organiser }),
    ledger: new Ledger(() => {}),
    chance,
  };
  const lineUps = await listLineUps(parts);
  const numbers = Array.from({ length: modelCount }, (_, index) => index + 1);
  const play = async () => {
    for (let number = numbers.pop(); number !== undefined; number = numbers.pop()) {
      await runCareer(parts, { number, steps: Math.ceil(chance() * maxCareerSteps), lineUps });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, play));
}

/** Multiplies the players of an unused database. */
export async function makeCrowd(
  { db }: OpenDatabase,
  size: { users: number; pokemons: number },
): Promise<void> {
  await addPokemonsUpTo(db, size.pokemons);
  await multiplyPlayers(db, size.users);
  const contradictions = await listInconsistencies(db);
  if (contradictions.length > 0) {
    throw new Error(`The crowd contradicts itself: ${contradictions.slice(0, 10).join('; ')}`);
  }
}
