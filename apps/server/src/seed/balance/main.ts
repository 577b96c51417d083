import { writeSync } from 'node:fs';
import { leaders } from '../content/index.ts';
import { bestTeam } from './best-team.ts';
import { shareOfWins } from './play.ts';

/*
 * The balance of the content: how often a player wins who faces each leader with the best of what they
 * own by then. `npm run balance -- 200 kanto sinnoh-9`: so many battles, and against whom.
 */

const inHaste = process.argv.includes('--hasty');
const [count = '200', ...chosen] = process.argv.slice(2).filter((word) => word !== '--hasty');
const battles = Number(count);
let isBalanced = true;
for (const leader of leaders) {
  const name = `${leader.tournamentSlug}-${leader.order}`;
  if (
    chosen.length > 0 &&
    !chosen.some((each) => each === name || each === leader.tournamentSlug)
  ) {
    continue;
  }
  const team = bestTeam(leader, { teams: 6, battles: Math.max(4, Math.ceil(battles / 20)) });
  const share = shareOfWins(leader, team.pokemons, { battles, seed: 'balance', inHaste });
  const isInBand = share >= 0.25 && share <= 0.85;
  isBalanced &&= isInBand;
  const percent = `${Math.round(share * 100)} %`.padStart(6);
  const line = `${name.padEnd(9)} ${leader.name.padEnd(10)} grade ${leader.battleGrade} ${percent} ${isInBand ? '  ' : '! '} ${team.keys.join(' ')}`;
  writeSync(1, `${line}\n`);
}
if (!isBalanced) process.exitCode = 1;
