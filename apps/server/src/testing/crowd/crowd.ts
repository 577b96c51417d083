import { contract } from '@poketorneo/contract';
import type { OpenDatabase } from '../../db/open-database.ts';
import { listContradictions } from '../invariants.ts';
import { type CareerParts, listLineUps, liveCareer } from '../load/career.ts';
import { Ledger } from '../load/ledger.ts';
import { callRemote } from '../load/remote-server.ts';
import { seededChance } from '../load/seeded-chance.ts';
import { fillUpPokemons } from './more-pokemons.ts';
import { multiplyPlayers } from './multiply-players.ts';

/** Players whose lives the others double. */
const models = 40;
const longestCareer = 70;
const atOnce = 4;

/** Has some players play on a running server, each as long as chance has it. */
export async function playCareers(
  address: string,
  organiser: { username: string; password: string },
): Promise<void> {
  const chance = seededChance(models);
  const parts: CareerParts = {
    address,
    organiser: await callRemote(address, contract.auth.signIn, { body: organiser }),
    ledger: new Ledger(() => {}),
    chance,
  };
  const lineUps = await listLineUps(parts);
  const numbers = Array.from({ length: models }, (_, index) => index + 1);
  const play = async () => {
    for (let number = numbers.pop(); number !== undefined; number = numbers.pop()) {
      await liveCareer(parts, { number, steps: Math.ceil(chance() * longestCareer), lineUps });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, play));
}

/** Makes a crowd of those who have played, on a database that no server uses meanwhile. */
export async function makeCrowd(
  { db }: OpenDatabase,
  size: { users: number; pokemons: number },
): Promise<void> {
  await fillUpPokemons(db, size.pokemons);
  await multiplyPlayers(db, size.users);
  const contradictions = await listContradictions(db);
  if (contradictions.length > 0) {
    throw new Error(`The crowd contradicts itself: ${contradictions.slice(0, 10).join('; ')}`);
  }
}
