import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../apps/server/src/db/open-database.ts';
import { listAvailablePokemons } from '../../../apps/server/src/features/available-pokemon/index.ts';
import {
  duelLevel,
  randomSeed,
  toBattlePokemon,
} from '../../../apps/server/src/features/battles/index.ts';
import { drawPair } from '../../../apps/server/src/features/duels/draw-pair.ts';
import { playWeighingBattle, weighTeams } from '../../../packages/battle/src/weigh-teams.ts';
import { stockedTerms } from '../../../packages/rules/src/duels/index.ts';
import { startServer } from '../../support/server-process.ts';
import type { Figure } from '../report.ts';

const port = 3994;
const pairsOfEachTerms = 8;
const battles = 10;
/** Not among the battles that weighed the pair. */
const firstBattle = 100;
const maxShare = 0.68;

/** How often the favourite of a weighed pair wins other battles of the AI. */
export async function measureDrawnPairs(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'poketorneo-live-'));
  try {
    await (await startServer(folder, port)).stop();
    const shares = await favouritesShares(folder);
    const share = shares.reduce((sum, each) => sum + each, 0) / shares.length;
    return [
      {
        what: `battles that the favourite of a drawn pair wins, ${battles} of each pair`,
        measured: `${Math.round(100 * share)} % of ${shares.length} pairs`,
        reference: `a coin counted alike: ${Math.round(100 * coinShare())} %`,
        bar: `≤ ${100 * maxShare} %`,
        reached: share <= maxShare,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function favouritesShares(folder: string): Promise<number[]> {
  const database = await openDatabase({ kind: 'embedded', folder });
  const pokemons = await listAvailablePokemons(database.db).finally(() => database.close());
  const shares: number[] = [];
  for (const terms of stockedTerms) {
    for (let found = 0; found < pairsOfEachTerms; ) {
      const pair = drawPair(pokemons, terms, Math.random);
      if (pair === null) throw new Error('There are too few Pokémon');
      const [one, other] = pair.map((team) => team.map((each) => toBattlePokemon(each, duelLevel)));
      const teams = [one ?? [], other ?? []] as const;
      if (!weighTeams(teams, { seed: randomSeed() }).isFair) continue;
      found += 1;
      shares.push(favouritesShare(teams));
    }
  }
  return shares;
}

function favouritesShare(teams: Parameters<typeof playWeighingBattle>[0]): number {
  const seed = randomSeed();
  let wins = 0;
  for (let number = firstBattle; number < firstBattle + battles; number += 1) {
    const winner = playWeighingBattle(teams, { number, isExchanged: number % 2 === 1 }, seed);
    wins += winner === null ? 0.5 : 1 - winner;
  }
  return Math.max(wins, battles - wins) / battles;
}

/** The favourite's share of battles that a fair coin decides. */
function coinShare(): number {
  let share = 0;
  let ways = 1;
  for (let wins = 0; wins <= battles; wins += 1) {
    share += (ways / 2 ** battles) * (Math.max(wins, battles - wins) / battles);
    ways = (ways * (battles - wins)) / (wins + 1);
  }
  return share;
}
