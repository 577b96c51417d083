import { writeSync } from 'node:fs';
import { problemsOf, type Shares } from './bars.ts';
import { bestTeam } from './best-team.ts';
import { type Encounter, encounters } from './encounter.ts';
import { proposedTeam } from './newcomer.ts';
import { shareOfWins } from './play.ts';

/*
 * The balance of the content: the shares of wins against each leader, with the best team a player
 * can own by then, and with the team that the preparation proposes to a newcomer.
 * `npm run balance -- 200 kanto sinnoh-9` sets the number of battles and the leaders; `--best` and
 * `--newcomer` play only one of both.
 */

const words = process.argv.slice(2);
const options = words.filter((word) => word.startsWith('--'));
const [count = '200', ...chosen] = words.filter((word) => !word.startsWith('--'));
const battles = Number(count);
const isChosen = (name: string) =>
  chosen.length === 0 || chosen.some((each) => name === each || name.startsWith(`${each}-`));

function playBest(encounter: Encounter) {
  const { keys, pokemons } = bestTeam(encounter, { teams: 12, battles: 4 });
  const trial = { battles, seed: 'balance', grade: 2 } as const;
  return { keys, share: shareOfWins(encounter, pokemons, trial) };
}

function playNewcomer(encounter: Encounter) {
  const { keys, pokemons } = proposedTeam(encounter);
  const trial = { battles, seed: 'newcomer', grade: 1 } as const;
  return { keys, share: shareOfWins(encounter, pokemons, trial) };
}

const percent = (share: number) => `${Math.round(share * 100)} %`.padStart(5);

const played = new Map<Encounter, Shares>();
for (const [index, encounter] of encounters.entries()) {
  const { name, order, grade } = encounter;
  if (!isChosen(name)) continue;
  const best = options.includes('--newcomer') ? undefined : playBest(encounter);
  const newcomer = options.includes('--best') ? undefined : playNewcomer(encounter);
  const shares = { order, best: best?.share, newcomer: newcomer?.share };
  played.set(encounter, shares);
  const twoBefore = order > 2 ? encounters[index - 2] : undefined;
  const problems = problemsOf(shares, twoBefore && played.get(twoBefore));
  if (problems.length > 0) process.exitCode = 1;
  writeSync(1, `${name.padEnd(8)} grade ${grade}  ${problems.join(', ')}\n`);
  if (best) writeSync(1, `  best     ${percent(best.share)}  ${best.keys.join(' ')}\n`);
  if (newcomer) writeSync(1, `  newcomer ${percent(newcomer.share)}  ${newcomer.keys.join(' ')}\n`);
}
