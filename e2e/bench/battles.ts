import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { percentile } from './percentile.ts';
import type { Figure } from './report.ts';
import { runWithEngine } from './run-with-engine.ts';

const program = fileURLToPath(new URL('./battle-program.ts', import.meta.url));
const bars = { p50: 2, p99: 10, megabytes: 60 };
const outcome = z.object({
  ours: z.array(z.number()),
  alone: z.array(z.number()),
  running: z.number(),
  memory: z.number(),
});

/** Duration of a battle's steps, and memory of many battles, with the server's stripped engine. */
export async function measureBattles(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'poketorneo-bench-'));
  try {
    const { ours, alone, running, memory } = await played(join(folder, 'battles.mjs'));
    const megabytes = memory / 1e6;
    return [
      {
        what: 'a step of a battle, with a side’s events and request',
        measured: formatTimes(ours),
        reference: `the engine alone: ${formatTimes(alone)}`,
        bar: `p50 ≤ ${bars.p50} ms, p99 ≤ ${bars.p99} ms`,
        reached: percentile(ours, 0.5) <= bars.p50 && percentile(ours, 0.99) <= bars.p99,
      },
      {
        what: `${running} running battles, above the engine`,
        measured: `${megabytes.toFixed(0)} MB`,
        bar: `≤ ${bars.megabytes} MB`,
        reached: megabytes <= bars.megabytes,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function played(bundle: string): Promise<z.output<typeof outcome>> {
  return outcome.parse(await runWithEngine(program, bundle));
}

function formatTimes(times: readonly number[]): string {
  return `p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`;
}
