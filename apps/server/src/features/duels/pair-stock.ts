import type { BattleSetup } from '@poketorneo/battle';
import {
  type PairTerms,
  pairKey,
  stockedTerms,
  type TeamIndex,
  type WeighingBattle,
  weighPair,
} from '@poketorneo/rules/duels';
import { type Clock, minute, second } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { listAvailablePokemons, type StoredPokemon } from '../available-pokemon/index.ts';
import { type BattlesFeature, duelLevel, randomSeed, toBattlePokemon } from '../battles/index.ts';
import { drawPair } from './draw-pair.ts';
import { countPairs, insertPair, type StoredPair } from './drawn-pairs-repository.ts';

/** Pairs of each usual terms that are kept in stock. */
export const stockSize = 50;

/** While the stock is full. */
const restMs = minute;
/** After the start of the process. */
const startRestMs = 15 * second;

/** Battles that one call plays, with and without a pair of the same terms in stock. */
const battlesOfCall = { stocked: 1, missing: 8 };

interface PairStockParts {
  db: Database;
  transaction: RunTransaction;
  clock: Clock;
  random: () => number;
  weighing: BattlesFeature['weighing'];
}

/** A drawn pair, and the battles that have weighed it so far. */
interface Candidate {
  key: string;
  urgency: keyof typeof battlesOfCall;
  stored: StoredPair;
  teams: BattleSetup['teams'];
  seed: string;
  results: (TeamIndex | null)[];
}

/** The stock of drawn pairs of teams, weighed by playing them while the engine is idle. */
export function createPairStock({ db, transaction, clock, random, weighing }: PairStockParts) {
  let restsUntil = clock() + startRestMs;
  let candidate: Candidate | null = null;

  /** Draws a pair for the terms that lack most; null if none lack any. */
  async function nextCandidate(): Promise<Candidate | null> {
    const counts = await countPairs(db);
    const countOf = (terms: PairTerms) => counts.get(pairKey(terms)) ?? 0;
    const lacking = stockedTerms
      .filter((terms) => countOf(terms) < stockSize)
      .toSorted((one, other) => countOf(one) - countOf(other));
    if (lacking.length === 0) return null;
    const pokemons = await listAvailablePokemons(db);
    for (const terms of lacking) {
      const pair = drawPair(pokemons, terms, random);
      if (pair === null) continue;
      const [one, other] = pair;
      return {
        key: pairKey(terms),
        urgency: countOf(terms) === 0 ? 'missing' : 'stocked',
        stored: [one.map(storedOf), other.map(storedOf)],
        teams: [one.map(fighterOf), other.map(fighterOf)],
        seed: randomSeed(),
        results: [],
      };
    }
    return null;
  }

  /** Plays the next battles, until the verdict at most. */
  async function weigh({ teams, seed, results, urgency }: Candidate): Promise<void> {
    for (let left = battlesOfCall[urgency]; left > 0 && weighing.isIdle(); left -= 1) {
      const battle = nextBattle(results);
      if (battle === undefined) return;
      results.push(await weighing.weigh({ teams, battle, seed }));
    }
  }

  return {
    /**
     * Plays one battle to weigh a drawn pair, some if there is no pair of its terms, and stores the
     * pair once both teams have won alike. Goes on with the same pair at the next call.
     */
    async fill(): Promise<void> {
      if (clock() < restsUntil || !weighing.isIdle()) return;
      candidate ??= await nextCandidate();
      if (candidate === null) {
        restsUntil = clock() + restMs;
        return;
      }
      const { key, stored: teams, results } = candidate;
      await weigh(candidate);
      const verdict = weighPair(results);
      if (verdict.is === 'open') return;
      candidate = null;
      if (verdict.is === 'unfair') return;
      await transaction(({ trx, now }) => insertPair(trx, { key, teams, now }));
    },
  };
}

function nextBattle(results: readonly (TeamIndex | null)[]): WeighingBattle | undefined {
  const weighing = weighPair(results);
  return weighing.is === 'open' ? weighing.next[0] : undefined;
}

const storedOf = ({ id, version }: StoredPokemon) => ({ id, version });
const fighterOf = (pokemon: StoredPokemon) => toBattlePokemon(pokemon, duelLevel);
