import { writeFileSync } from 'node:fs';
import { playMatch, teamsOf } from './match.ts';

/*
 * Writes even-pairs.json: the pairs of teams, by number, that grade 2 splits between 30 and 70 %
 * when it plays both sides. Over other pairs the teams decide, not the players.
 * `npx tsx packages/battle/src/lab/find-even-pairs.ts 240` tries so many; a pair costs ten battles.
 */

const tried = Number(process.argv[2] ?? 240);
const battles = 10;

const even: number[] = [];
for (let pair = 0; pair < tried; pair += 1) {
  const teams = teamsOf(pair);
  let wins = 0;
  for (let number = 0; number < battles; number += 1) {
    const setup = { format: 'singles', seed: `even ${pair} ${number}`, teams } as const;
    if (playMatch(setup, { 1: 2, 2: 2 }) === 1) wins += 1;
  }
  if (wins >= 0.3 * battles && wins <= 0.7 * battles) even.push(pair);
}
const file = new URL('even-pairs.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(even)}\n`);
