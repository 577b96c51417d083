import { writeFile } from 'node:fs/promises';
import { goldenBattle, goldenBattles } from './golden-battles.ts';

const fingerprints = Array.from({ length: goldenBattles }, (_, index) => goldenBattle(index));
await writeFile(
  new URL('golden-battles.json', import.meta.url),
  `${JSON.stringify(fingerprints, null, 2)}\n`,
);
