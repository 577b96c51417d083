import { writeFile } from 'node:fs/promises';
import { type Mechanics, mechanicsVersions } from '../mechanics-versions.ts';
import { goldenBattle, goldenBattles } from './golden-battles.ts';

const fingerprints = (mechanics: Mechanics) =>
  Array.from({ length: goldenBattles }, (_, index) => goldenBattle(index, mechanics));
await writeFile(
  new URL('golden-battles.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(mechanicsVersions.map((one) => [one, fingerprints(one)])), null, 2)}\n`,
);
