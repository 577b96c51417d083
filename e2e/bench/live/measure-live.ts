import { parseArgs } from 'node:util';
import type { Figure } from '../report.ts';
import { measureDrawnPairs } from './drawn-pairs.ts';
import { type DuelsScenario, measureDuels } from './duels.ts';
import { measureEngineStep } from './engine-step.ts';
import { measureIdleSpectators } from './idle-spectators.ts';
import type { DatabaseName } from './installation.ts';

const second = 1000;
const evening = {
  duels: 200,
  spectators: 400,
  stepMs: 10 * second,
  beginMs: 20 * second,
  warmUpMs: 15 * second,
  busy: 0,
  polling: 0,
};

function scenariosOf(players: number): DuelsScenario[] {
  return [
    {
      ...evening,
      ...{ name: 'club', duels: 20, spectators: 60, beginMs: 5 * second },
      bars: { p95: 100, megabytes: 40 },
    },
    { ...evening, name: 'many', bars: { p95: 50, reads: 15, megabytes: 160 } },
    {
      ...evening,
      ...{ name: 'busy', busy: 8 },
      bars: { p95: 400, reads: { timesBare: 2 } },
    },
    {
      ...evening,
      ...{ name: 'begin', beginMs: 10 * second, warmUpMs: null },
      bars: { p95: 1000 },
    },
    { ...evening, name: 'polling', polling: players, bars: { p95: 250 } },
  ];
}

/**
 * Live duels against the bars of their design. Arguments: names of scenarios, and --database,
 * --seconds, --players (who poll), --busy (processes beside all of them) and --duels, for a machine
 * that cannot take them all.
 */
export async function measureLive(args: readonly string[]): Promise<Figure[]> {
  const { values, positionals: names } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      database: { type: 'string' },
      seconds: { type: 'string', default: '40' },
      players: { type: 'string', default: '10000' },
      busy: { type: 'string' },
      duels: { type: 'string' },
    },
  });
  const isWanted = (name: string) => names.length === 0 || names.includes(name);
  const figures: Figure[] = [];
  if (isWanted('engine-step')) figures.push(...(await measureEngineStep()));
  if (isWanted('drawn-pairs')) figures.push(...(await measureDrawnPairs()));
  for (const database of databasesOf(values.database)) {
    for (const scenario of scenariosOf(Number(values.players))) {
      if (!isWanted(scenario.name)) continue;
      const busy = values.busy === undefined ? scenario.busy : Number(values.busy);
      const duels = values.duels === undefined ? scenario.duels : Number(values.duels);
      const spectators = Math.round((scenario.spectators * duels) / scenario.duels);
      const wanted = { ...scenario, busy, duels, spectators };
      figures.push(...(await measureDuels(database, wanted, Number(values.seconds))));
    }
    if (isWanted('idle')) figures.push(...(await measureIdleSpectators(database)));
  }
  return figures;
}

function databasesOf(name: string | undefined): DatabaseName[] {
  switch (name) {
    case undefined:
      return ['sqlite', 'postgres'];
    case 'sqlite':
    case 'postgres':
      return [name];
    default:
      throw new Error(`--database is sqlite or postgres, not ${name}`);
  }
}
