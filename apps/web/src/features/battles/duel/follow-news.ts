import { type BattleState, type BattleUpdate, battleSides } from '@poketorneo/contract';
import { liveStream } from '../../../lib/live-stream/live-stream.ts';
import type { BattleLink } from '../battle/battle-link.ts';
import { isSealed } from '../battle/duel-parts.ts';
import { isClockRunning, timeOf } from './clock.ts';
import { duelOf } from './duel-of.ts';

const tickMs = 1000;
/** Beside a stream that works, news is asked for at every tenth tick only. */
const ticksPerQuestion = 10;

/** The stream of this browser, as far as the news of a battle needs it. */
export type NewsStream = ReturnType<typeof liveStream>;

/**
 * Brings the news of a running duel: by the browser's stream, and by asking while the page is
 * visible, each second until the stream has spoken and once time is up. Returns what ends it.
 */
export function followNews(
  link: Pick<BattleLink, 'state' | 'catchUp' | 'apply' | 'serverOffset'>,
  stream: NewsStream = liveStream(),
): () => void {
  const { id } = link.state.get().battle;
  let isStreaming = false;
  let ticks = 0;
  let timer = setTimeout(tick, tickMs);
  let isOver = false;

  const unsubscribe = stream.subscribe((message) => {
    isStreaming = true;
    switch (message.kind) {
      case 'changed':
        switch (message.what) {
          case 'choice':
            // Perhaps on another device: this one has its own answer.
            if (!isSealed(link.state.get().battle)) void link.catchUp();
            break;
          case 'challenges':
          case 'queue':
          case 'battles':
          case 'duel-rules':
          case 'showcase':
          case 'club':
        }
        break;
      case 'hello':
      case 'watched':
      case 'viewers':
        break;
      case 'battle':
        if (message.battleId === id) receive(message.update);
    }
  });
  const unfollow = stream.follow(id, { countEvents: () => link.state.get().battle.events.length });

  function receive(update: BattleUpdate): void {
    const { battle } = link.state.get();
    const isGap = update.seq - update.events.length > battle.events.length;
    if (isGap) void link.catchUp();
    else if (!isOutdated(battle, update)) link.apply(update);
  }

  async function tick(): Promise<void> {
    const { battle } = link.state.get();
    if (battle.status !== 'running') return;
    ticks += 1;
    const isDue =
      !isStreaming ||
      ticks % ticksPerQuestion === 0 ||
      isTimeUp(battle, performance.now() + link.serverOffset);
    if (isDue && document.visibilityState === 'visible') await link.catchUp();
    if (!isOver) timer = setTimeout(tick, tickMs);
  }

  return () => {
    isOver = true;
    clearTimeout(timer);
    unfollow();
    unsubscribe();
  };
}

/**
 * Whether a side that may still have to choose is too late: the server ends the duel when asked.
 */
function isTimeUp(battle: BattleState, now: number): boolean {
  const duel = duelOf(battle);
  if (duel === null || duel.clock === null) return false;
  const { clock } = duel;
  return battleSides.some((side) => {
    const { free, bank } = timeOf(clock, side, now);
    return isClockRunning(duel, side) && free + bank === 0;
  });
}

/**
 * Whether it was read before the player's choice was in, which stays sealed until its step ends.
 */
function isOutdated(battle: BattleState, update: BattleUpdate): boolean {
  const isSameStep = update.step === battle.step && update.status === battle.status;
  return isSameStep && isSealed(battle) && !isSealed(update);
}
