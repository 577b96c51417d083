import { createRequire } from 'node:module';
import path from 'node:path';

/** The folder in which npm put a package, wherever it hoisted it to. */
export function packageFolder(name: string): string {
  const require = createRequire(import.meta.url);
  return path.dirname(require.resolve(`${name}/package.json`));
}
