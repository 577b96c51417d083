import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { Figure } from '../report.ts';
import { runWithEngine } from '../run-with-engine.ts';

const program = fileURLToPath(new URL('./step-program.ts', import.meta.url));
const maxMs = 2.5;
const outcome = z.object({ steps: z.number(), milliseconds: z.number() });

/** CPU time of a duel's step in the engine, for both players and spectators. */
export async function measureEngineStep(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'poketorneo-live-'));
  try {
    const played = await runWithEngine(program, join(folder, 'step.mjs'));
    const { steps, milliseconds } = outcome.parse(played);
    return [
      {
        what: 'a step of a duel for three audiences, CPU in the engine',
        measured: `${milliseconds.toFixed(2)} ms, mean of ${steps}`,
        bar: `≤ ${maxMs} ms`,
        reached: milliseconds <= maxMs,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
