import { readFileSync, writeFileSync } from 'node:fs';
import { hashOfSources } from './sources.ts';
import { comparisons, nameOf, resultsOf, shareOfWins } from './strength.ts';

/*
 * Plays all comparisons of strength and writes them to strength.json. `npm run strength -w
 * @poketorneo/battle -- "3 over 2"` plays one of them anew and keeps the others.
 */

const file = new URL('strength.json', import.meta.url);
const stored: { sources: string; results: Record<string, string> } = JSON.parse(
  readFileSync(file, 'utf8'),
);
const chosen = process.argv.slice(2);

for (const comparison of comparisons) {
  const name = nameOf(comparison);
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const results = resultsOf(comparison);
  stored.results[name] = results;
  const error = 50 / Math.sqrt(results.length);
  const share = `${(100 * shareOfWins(results)).toFixed(1)} ± ${error.toFixed(1)} %`;
  process.stdout.write(`${name}: ${share} of ${results.length}\n`);
}
writeFileSync(file, `${JSON.stringify({ ...stored, sources: hashOfSources() }, null, 2)}\n`);
