import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder, at the same relative path from the sources and from apps/server/dist. */
export const programFolder = resolve(fileURLToPath(new URL('../../../', import.meta.url)));
