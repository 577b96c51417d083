import type { BattleEngine } from './battle-engine.ts';
import type { EngineHost } from './engine-host.ts';
import { createLiveBattles, type LiveBattles } from './live-battles.ts';

/** Runs an engine in this thread, loaded on first use: for tests and the demo. */
export function createDirectEngine(
  load: () => Promise<BattleEngine> = async () => (await import('./real-engine.ts')).realEngine,
): EngineHost {
  let loading: Promise<{ engine: BattleEngine; battles: LiveBattles }> | undefined;
  const loaded = () => {
    loading ??= load().then((engine) => ({ engine, battles: createLiveBattles(engine) }));
    return loading;
  };
  return {
    version: async () => (await loaded()).engine.version,
    send: async (request) => (await loaded()).battles.handle(request),
    weigh: async (task) => (await loaded()).engine.weigh(task),
    isIdle: () => true,
    close: async () => {},
  };
}
