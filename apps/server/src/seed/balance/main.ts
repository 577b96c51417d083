import { writeSync } from 'node:fs';
import { bestTeam } from './best-team.ts';
import { encounters } from './encounter.ts';
import { shareOfWins } from './play.ts';

/*
 * The balance of the content: the share of wins against each leader with the best team a player can
 * own by then. `npm run balance -- 200 kanto sinnoh-9` sets the number of battles and the leaders.
 */

/** Target share of wins against each leader. */
const minShare = 0.25;
const maxShare = 0.85;

const [count = '200', ...chosen] = process.argv.slice(2);
const battles = Number(count);
const isChosen = (name: string) =>
  chosen.length === 0 || chosen.some((each) => name === each || name.startsWith(`${each}-`));

for (const encounter of encounters.filter(({ name }) => isChosen(name))) {
  const { name, grade } = encounter;
  const effort = { teams: 12, battles: 4 };
  const team = bestTeam(encounter, effort);
  const share = shareOfWins(encounter, team.pokemons, { battles, seed: 'balance' });
  const isInBand = share >= minShare && share <= maxShare;
  if (!isInBand) process.exitCode = 1;
  const percent = `${Math.round(share * 100)} %`.padStart(5);
  const mark = isInBand ? ' ' : '!';
  writeSync(1, `${name.padEnd(8)} grade ${grade} ${percent} ${mark} ${team.keys.join(' ')}\n`);
}
