import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { leanEngine } from '../../scripts/lean-engine.mjs';

/** Runs a program, bundled with the server's stripped engine; returns the JSON that it writes. */
export async function runWithEngine(program: string, bundle: string): Promise<unknown> {
  await build({
    entryPoints: [program],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [leanEngine],
    logLevel: 'warning',
  });
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', bundle], {
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(stdout);
}
