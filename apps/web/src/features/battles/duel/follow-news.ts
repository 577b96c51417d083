import type { BattleState, BattleUpdate } from '@poketorneo/contract';
import { liveStream } from '../../../lib/live-stream/live-stream.ts';
import type { BattleLink } from '../battle/battle-link.ts';
import { isSealed } from '../battle/duel-parts.ts';

/** How often news is asked for while the stream is silent, and beside a stream that works. */
const intervalsMs = { silent: 1000, streaming: 10_000 } as const;

/** The stream of this browser, as far as the news of a battle needs it. */
export type NewsStream = ReturnType<typeof liveStream>;

/**
 * Brings the news of a running duel: by the browser's stream, and by asking while the page is
 * visible, often until the stream has spoken. Returns what ends it.
 */
export function followNews(
  link: Pick<BattleLink, 'state' | 'catchUp' | 'apply'>,
  stream: NewsStream = liveStream(),
): () => void {
  const { id } = link.state.get().battle;
  let pace: keyof typeof intervalsMs = 'silent';
  let timer = setTimeout(ask, intervalsMs[pace]);
  let isOver = false;

  const unsubscribe = stream.subscribe((message) => {
    pace = 'streaming';
    switch (message.kind) {
      case 'hello':
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

  async function ask(): Promise<void> {
    if (link.state.get().battle.status !== 'running') return;
    if (document.visibilityState === 'visible') await link.catchUp();
    if (!isOver) timer = setTimeout(ask, intervalsMs[pace]);
  }

  return () => {
    isOver = true;
    clearTimeout(timer);
    unfollow();
    unsubscribe();
  };
}

/** Whether it was read before the player's choice was in, which stays sealed until its step ends. */
function isOutdated(battle: BattleState, update: BattleUpdate): boolean {
  const isSameStep = update.step === battle.step && update.status === battle.status;
  return isSameStep && isSealed(battle) && !isSealed(update);
}
