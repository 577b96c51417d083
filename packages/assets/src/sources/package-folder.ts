import { createRequire } from 'node:module';
import path from 'node:path';

/** The installation folder of an npm package, hoisted or not. */
export function packageFolder(name: string): string {
  const require = createRequire(import.meta.url);
  return path.dirname(require.resolve(`${name}/package.json`));
}
