import { writeFile } from 'node:fs/promises';
import { allForms, allSpecies } from '@poketorneo/gen4';
import { formSubjects } from './sources/form-subject.ts';
import { spriteSizeTableSource } from './sprite-size-table.ts';

const table = new URL('../../gen4/src/sprite-size-table.ts', import.meta.url);
await writeFile(table, await spriteSizeTableSource(formSubjects(allForms, allSpecies)));
