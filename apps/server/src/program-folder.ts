import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the product lies: the same from its sources as from the bundles in apps/server/dist. */
export const programFolder = resolve(fileURLToPath(new URL('../../../', import.meta.url)));
